import { type Fault, quote, type SiteFault } from '../../diagnostics/fault.ts';
import { repeats } from '../../diagnostics/group-by.ts';
import type { JsonValue } from '../../json/json.ts';
import { asList, asText } from '../../json/unchecked.ts';
import type { ContentFile } from '../../site/content-file.ts';
import type { Item } from '../../site/items.ts';
import { blocksIn, blocksOf, traitsOf } from '../../site/page-entries.ts';
import type { SiteIndex } from '../../site/site-index.ts';
import { mistake } from '../rule.ts';

/** A file that bears the name has the better claim to it: the other one is the copy. */
function ownersFirst(items: readonly Item[], property: 'id' | 'slug'): Item[] {
  const isNamed = ({ file, value }: Item) => Number(file.endsWith(`/${asText(value[property])}.json`));
  return [...items].sort((a, b) => isNamed(b) - isNamed(a));
}

/** Entries of one collection that have the same id or slug. */
export const takenTwice = (index: SiteIndex, property: 'id' | 'slug'): SiteFault[] =>
  [...index.collections.values()].flatMap(({ all }) =>
    repeats(ownersFirst(all, property), ({ value }) => asText(value[property])).map(
      ([{ value, file, pointer }, first]) => {
        const where = first.file === file ? ' by an entry above' : ` in ${first.file}`;
        const message = `The ${property} ${quote(value[property])} is taken${where}. Choose another one.`;
        return { file, pointer: `${pointer}/${property}`, message };
      },
    ),
  );

/** What every page calls parts of its own. */
const OF_EVERY_PAGE = new Set(['app', 'main', 'page-engine', 'primary-menu', 'account-menu']);

/** Sections with one id, and those that have that of a part of every page. Parts of a section are called by its id and a low line, which no id has. */
function sectionIds({ value }: ContentFile) {
  const blocks = blocksIn(value);
  const taken = blocks.filter(({ block }) => OF_EVERY_PAGE.has(asText(block.id) ?? ''));
  const twice = repeats(blocks, ({ list, block }) => asText(block.id) && `${list} ${block.id}`);
  return [
    ...taken.map((one) => ({ ...one, has: 'The page itself' })),
    ...twice.map(([one]) => ({ ...one, has: 'Another section of this page' })),
  ].map(({ block, pointer, has }) => ({
    pointer: `${pointer}/id`,
    message: `${has} has the id ${quote(block.id)}. Choose another one.`,
  }));
}

/** Blocks of a text that have the id of a section of the page which shows it. */
const besideSections = ({ templates, collections, files }: SiteIndex): SiteFault[] =>
  templates.flatMap(({ file: page, each }) => {
    if (blocksOf(page, 'article-body').length === 0) return [];
    const taken = new Set(blocksIn(page.value).flatMap(({ block }) => asText(block.id) ?? []));
    const isTaken = (id: string | undefined) => taken.has(id ?? '');
    // A file is looked into where it must be.
    const all = (collections.get(each ?? '')?.all ?? []).filter(({ file, pointer }) => {
      const source = files.get(file);
      return pointer !== '' || !source || traitsOf(source).ids.some(isTaken);
    });
    return all.flatMap((item) =>
      blocksIn(item.value)
        .filter(({ list, block }) => list === 'body' && isTaken(asText(block.id)))
        .map(({ block, pointer }) => ({
          file: item.file,
          pointer: `${item.pointer}${pointer}/id`,
          message: `Its page, ${page.path}, has a section with the id ${quote(block.id)}. Choose another one.`,
        })),
    );
  });

/** What controls of every contact form are called. */
const OF_EVERY_FORM = ['email', 'comments', 'website', 'captcha', 'consent'];

/** Entries of a list that have the id of one above. */
function* idsTwice(
  list: readonly ({ readonly id?: JsonValue } | null)[],
  at: string,
  what: string,
): Generator<Fault> {
  for (const [[i, entry]] of repeats(list.entries(), ([, one]) => asText(one?.id))) {
    const message = `Another ${what} has the id ${quote(entry?.id)}. Choose another one.`;
    yield { pointer: `${at}/${i}/id`, message };
  }
}

/** Fields of a contact form, and choices of one, that have the same id. */
function* fieldIds(file: ContentFile): Generator<Fault> {
  for (const { block, pointer } of blocksOf(file, 'contact-panel')) {
    const fields = asList(block.fields);
    for (const [i, field] of fields.entries()) {
      const at = `${pointer}/fields/${i}`;
      const id = asText(field?.id) ?? '';
      const message = `Every form has ${quote(id)} already. Choose another id, or leave the field out.`;
      if (OF_EVERY_FORM.includes(id)) yield { pointer: `${at}/id`, message };
      yield* idsTwice(asList(field?.choices), `${at}/choices`, 'choice');
    }
    yield* idsTwice(fields, `${pointer}/fields`, 'field of this form');
  }
}

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
  says: 'Two sections of a page, two entries of a collection or two fields of a form have the same id.',
  wrong: '[{ "id": "intro" }, { "id": "intro" }]',
  right: '[{ "id": "intro" }, { "id": "details" }]',
  remedy: 'Give one of the two another id.',
  file: (file) => [...sectionIds(file), ...fieldIds(file)],
  translation: (problem) =>
    problem.kind === 'twice'
      ? `An entry above has the id ${quote(problem.id)}. Write that of the original’s entry.`
      : undefined,
  site: ({ index }) => [...takenTwice(index, 'id'), ...besideSections(index), ...namesTwice(index)],
});
