import { quote, type SiteFault } from '../../diagnostics/fault.ts';
import { repeats } from '../../diagnostics/repeats.ts';
import { asList, asText } from '../../json/unchecked.ts';
import type { ContentFile } from '../../site/content-file.ts';
import { blocksIn } from '../../site/page-entries.ts';
import type { SiteIndex } from '../../site/site-index.ts';
import { mistake } from '../rule.ts';
import { takenTwice } from './taken-twice.ts';

const sectionIds = ({ value }: ContentFile) =>
  repeats(blocksIn(value), ({ list, block }) => asText(block.id) && `${list} ${block.id}`).map(
    ([{ block, pointer }]) => ({
      pointer: `${pointer}/id`,
      message: `Another section of this page has the id ${quote(block.id)}. Choose another one.`,
    }),
  );

/** A language that stands twice, and entries of the menu with one id. */
function namesTwice({ site, navigation }: SiteIndex): SiteFault[] {
  const codes = asList(site.locales).map((locale) => asText(locale?.code));
  const ids = asList(navigation.primary).map((entry) => asText(entry?.id));
  const lists = [
    { file: 'site.json', list: '/locales', key: 'code', what: 'The language', names: codes },
    { file: 'navigation.json', list: '/primary', key: 'id', what: 'The entry', names: ids },
  ];
  return lists.flatMap(({ file, list, key, what, names }) =>
    repeats(names.entries(), ([, name]) => name).map(([[i, name]]) => {
      const message = `${what} ${quote(name)} stands twice. Remove one of the two.`;
      return { file, pointer: `${list}/${i}/${key}`, message };
    }),
  );
}

export const uniqueId = mistake({
  code: 'unique/id',
  says: 'Two sections of a page, or two entries of a collection, have the same id.',
  wrong: '[{ "id": "intro" }, { "id": "intro" }]',
  right: '[{ "id": "intro" }, { "id": "details" }]',
  remedy: 'Give one of the two another id.',
  file: sectionIds,
  translation: (problem) =>
    problem.kind === 'twice'
      ? { message: `An entry above has the id ${quote(problem.id)}. Write that of the original’s entry.` }
      : undefined,
  site: ({ index }) => [...takenTwice(index, 'id'), ...namesTwice(index)],
});
