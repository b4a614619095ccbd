import { isObject, type JsonObject, listAt, stringAt } from '../../content/json/json.ts';
import { remembered } from '../../content/json/remembered.ts';
import { asText } from '../../content/json/unchecked.ts';
import type { SchemaFiles } from '../../content/schema/schema-set.ts';
import { within } from '../../content/schema/walk.ts';
import { type Collection, collectionNamed, type Item, textIn } from '../../content/site/items.ts';
import type { PageEntry } from '../../content/site/page-entries.ts';
import { fillParameter } from '../../content/site/routes.ts';
import type { SiteIndex } from '../../content/site/site-index.ts';
import { interpolate, siteVariables } from '../../content/text/variables.ts';

/** What an editor may write in a place, and what each stands for. */
export type Names = ReadonlyMap<string, string>;

const PICTURE = /\.(?:svg|png|jpe?g|webp|avif|gif)$/;

/** What is no collection and has a list. */
export const BESIDE = ['pages', 'accents', 'picture-paths'];

/** Every list of a site: its collections by name, `collections`, and those beside. */
export type SiteNames = ReadonlyMap<string, Names>;

const nameOf = (item: Item) => textIn(item, 'title') ?? item.key;
const byKey = (entries: readonly (readonly [string, string])[]): Names =>
  new Map([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));

function pagesOf(entry: PageEntry, collection: Collection | undefined): (readonly [string, string])[] {
  if (!entry.each) return [[entry.route, asText(entry.page.title) ?? entry.route]];
  const active = (collection?.all ?? []).filter(({ value }) => value.isActive !== false);
  return active.map((item) => [fillParameter(entry.route, item.key), nameOf(item)]);
}

/** The roles by which fields find what they name: where the collection beside them has nothing, another one’s items play them. */
const rolesAsked = remembered(
  (files: SchemaFiles): ReadonlyMap<string, readonly string[]> =>
    new Map(
      [...files.values()].flatMap((schema) =>
        [...within(schema)].flatMap(([, field]): [string, string[]][] => {
          const of = stringAt(field, 'reference');
          const roles = listAt(field, 'roles').map(String);
          return of !== undefined && roles.length > 0 ? [[of, roles]] : [];
        }),
      ),
    ),
);

/**
 * What a site's content can name. It does not hang on the day: what is dated later is among it.
 * A list that cannot be known, since a file of it cannot be read just now, is left out.
 */
export function namesOf(index: SiteIndex): SiteNames {
  const { accents = {} } = index.theme;
  const variables = { site: siteVariables(index.site, '1970-01-01'), item: null };
  const filled = (entries: readonly (readonly [string, string])[]) =>
    byKey(
      entries.map(([key, name]) => [key, interpolate(name.replaceAll('{year}', ''), variables)] as const),
    );
  const collections = [...index.collections.values()];
  const read = collections.filter(({ incomplete }) => !incomplete);
  const unread = [...index.files.values()].some(
    ({ schema, value }) => schema === 'page.schema.json' && !isObject(value),
  );
  const pages = index.pages
    .filter(({ route }) => route !== index.notFound)
    .flatMap((entry) => pagesOf(entry, index.collections.get(entry.each ?? '')));
  const needed = rolesAsked(index.schemas.files);
  const lists = read.flatMap(({ name, all }): [string, Names][] => {
    const needs = all.length > 0 ? [] : (needed.get(name) ?? []);
    const named = collectionNamed(index.collections, { collection: name, needs });
    if (named?.incomplete) return [];
    return [[name, filled((named?.all ?? []).map((item) => [item.key, nameOf(item)]))]];
  });
  lists.push(['collections', byKey(collections.map(({ name }) => [name, name]))]);
  if (!unread && read.length === collections.length) lists.push(['pages', filled(pages)]);
  const pictures = [...index.input.media.keys()].filter((path) => PICTURE.test(path));
  lists.push(['picture-paths', byKey(pictures.map((path) => [path, path]))]);
  if (isObject(index.files.get('theme.json')?.value) && isObject(accents))
    lists.push(['accents', filled(Object.keys(accents).map((name) => [name, name]))]);
  return new Map(lists);
}

/** The lists of several sites as one: editors choose a schema by its file, and that file serves them all. */
export function together(sites: readonly SiteNames[]): SiteNames {
  const lists = new Set(sites.flatMap((site) => [...site.keys()]));
  return new Map(
    [...lists].map((list) => {
      const entries = sites.flatMap((site) => [...(site.get(list) ?? [])]);
      return [list, byKey([...new Map(entries.reverse())])] as const;
    }),
  );
}

const DRAFT = 'http://json-schema.org/draft-07/schema#';

/** Name and value stand on one line of the editor's list, and the name again when it hovers over the value. */
const choices = (names: Names): JsonObject => ({
  enum: [...names.keys()],
  enumDetails: [...names.values()],
  enumDescriptions: [...names.values()],
});

const ANY: JsonObject = { type: 'string' };
/** As `isLink` has it. */
const LINK: JsonObject = {
  ...ANY,
  pattern: '^[^\\s<>"\\\\^`]*$',
  patternErrorMessage:
    'Expected: a path such as “/contact-us” or an address, without spaces, quotes and backslashes.',
};
/** The schemas' own examples name items that no site need have. */
const EXAMPLE: JsonObject = { type: 'string', pattern: '^example$' };

/** @param others what may stand there besides; anything may where there are no names to keep to. An editor tells what the first lacks. */
function listOf(title: string, names: Names, others: JsonObject): JsonObject {
  const free = others === EXAMPLE ? ANY : others;
  const list = { ...ANY, ...choices(names) };
  const both = others === EXAMPLE ? [list, others] : [others, list];
  return { $schema: DRAFT, title, anyOf: names.size === 0 ? [free] : both };
}

/** The items of whichever collection a block names. */
const listedItems = (collections: readonly string[]): JsonObject => ({
  $schema: DRAFT,
  title: 'Items of the collection',
  allOf: collections.map((name) => ({
    if: {
      properties: { collection: { const: name, description: 'The collection.' } },
      required: ['collection'],
    },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: {
      properties: {
        items: { items: { $ref: `${name}.schema.json` }, description: 'Items of that collection.' },
      },
    },
  })),
});

/**
 * The lists of a site as schemas, by path below `schemas/`.
 * @param isWhole they serve one site alone: it has no types besides
 */
export function idSchemas(site: SiteNames, isWhole = false): Map<string, JsonObject> {
  const none: Names = new Map();
  const list = (name: string, title: string, others: JsonObject) =>
    [name, listOf(title, site.get(name) ?? none, others)] as const;
  const collections = [...site.keys()].filter((name) => !BESIDE.includes(name));
  return new Map(
    [
      // A site elsewhere may bring types of its own: those here are offered, and nothing is refused.
      ...collections.map((name) =>
        list(name, `One of ${name}`, name === 'collections' && !isWhole ? ANY : EXAMPLE),
      ),
      // A link may lead elsewhere too, and a picture be still to come.
      list('pages', 'A page, or another address', LINK),
      list('picture-paths', 'A picture of the site', ANY),
      list('accents', 'One of accents', EXAMPLE),
      ['listed-items', listedItems(collections.filter((name) => name !== 'collections'))] as const,
    ].map(([name, schema]) => [`ids/${name}.schema.json`, schema]),
  );
}
