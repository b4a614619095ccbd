import { quote, type SiteFault } from '../../diagnostics/fault.ts';
import { asList, asText } from '../../json/unchecked.ts';
import type { ContentFile } from '../../site/content-file.ts';
import { blocksIn } from '../../site/page-entries.ts';
import type { SiteIndex } from '../../site/site-index.ts';
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

/** A language that stands twice, and entries of the menu with one id. */
function namesTwice({ site, navigation }: SiteIndex): SiteFault[] {
  const twice = (
    file: string,
    names: readonly (string | undefined)[],
    pointer: (i: number) => string,
    what: string,
  ) =>
    names.flatMap((name, i) =>
      name !== undefined && names.indexOf(name) < i
        ? [
            {
              file,
              pointer: pointer(i),
              message: `${what} ${quote(name)} stands twice. Remove one of the two.`,
            },
          ]
        : [],
    );
  const codes = asList(site.locales).map((locale) => asText(locale?.code));
  const ids = asList(navigation.primary).map((entry) => asText(entry?.id));
  return [
    ...twice('site.json', codes, (i) => `/locales/${i}/code`, 'The language'),
    ...twice('navigation.json', ids, (i) => `/primary/${i}/id`, 'The entry'),
  ];
}

export const uniqueId = mistake({
  code: 'unique/id',
  says: 'Two sections of a page, or two entries of a collection, have the same id.',
  wrong: '[{ "id": "intro" }, { "id": "intro" }]',
  right: '[{ "id": "intro" }, { "id": "details" }]',
  remedy: 'Give one of the two another id.',
  file: sectionIds,
  site: ({ index }) => [...takenTwice(index, 'id'), ...namesTwice(index)],
});
