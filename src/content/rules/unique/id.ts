import { quote } from '../../diagnostics/fault.ts';
import { isArray, isObject, own, stringAt } from '../../json/json.ts';
import type { ContentFile } from '../../site/content-file.ts';
import { rule } from '../rule.ts';
import { takenTwice } from './taken-twice.ts';

function sectionIds({ value }: ContentFile, key: string) {
  const list = isObject(value) ? own(value, key) : undefined;
  const seen = new Set<string>();
  if (!isArray(list)) return [];
  return list.flatMap((section, index) => {
    const id = stringAt(section, 'id');
    if (id === undefined) return [];
    const twice = seen.has(id);
    seen.add(id);
    const message = `Another section of this page has the id ${quote(id)}. Choose another one.`;
    return twice ? { pointer: `/${key}/${index}/id`, message } : [];
  });
}

export const uniqueId = rule({
  code: 'unique/id',
  severity: 'error',
  says: 'Two sections of a page, or two entries of a collection, have the same id.',
  wrong: '[{ "id": "intro" }, { "id": "intro" }]',
  right: '[{ "id": "intro" }, { "id": "details" }]',
  remedy: 'Give one of the two another id.',
  file: (file) => ['sections', 'body'].flatMap((key) => sectionIds(file, key)),
  site: ({ index }) => takenTwice(index, 'id'),
});
