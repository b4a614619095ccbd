import { quote } from '../../diagnostics/fault.ts';
import { asText } from '../../json/unchecked.ts';
import type { ContentFile } from '../../site/content-file.ts';
import { blocksIn } from '../../site/page-entries.ts';
import { mistake } from '../rule.ts';
import { takenTwice } from './taken-twice.ts';

function sectionIds({ value }: ContentFile) {
  const seen = new Set<string>();
  return blocksIn(value).flatMap(({ list, block, pointer }) => {
    const id = asText(block.id);
    if (id === undefined) return [];
    const twice = seen.has(`${list} ${id}`);
    seen.add(`${list} ${id}`);
    const message = `Another section of this page has the id ${quote(id)}. Choose another one.`;
    return twice ? { pointer: `${pointer}/id`, message } : [];
  });
}

export const uniqueId = mistake({
  code: 'unique/id',
  says: 'Two sections of a page, or two entries of a collection, have the same id.',
  wrong: '[{ "id": "intro" }, { "id": "intro" }]',
  right: '[{ "id": "intro" }, { "id": "details" }]',
  remedy: 'Give one of the two another id.',
  file: sectionIds,
  site: ({ index }) => takenTwice(index, 'id'),
});
