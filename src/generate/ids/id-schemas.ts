import type { JsonObject } from '../../content/json/json.ts';
import type { Names, SiteNames } from './names.ts';

const DRAFT = 'http://json-schema.org/draft-07/schema#';

/** Name and value stand on one line of the editor's list, and the name again when it hovers over the value. */
const choices = (names: Names): JsonObject => ({
  enum: [...names.keys()],
  enumDetails: [...names.values()],
  enumDescriptions: [...names.values()],
});

const ANY: JsonObject = { type: 'string' };
/** The schemas' own examples name items that no site need have. */
const EXAMPLE: JsonObject = { type: 'string', pattern: '^example$' };

/** @param others what may stand there besides; anything may where there are no names */
const listOf = (title: string, names: Names, others: JsonObject): JsonObject => ({
  $schema: DRAFT,
  title,
  anyOf: names.size === 0 ? [ANY] : [{ ...ANY, ...choices(names) }, others],
});

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

/** The lists of a site as schemas, by path below `schemas/`. */
export function idSchemas(site: SiteNames): Map<string, JsonObject> {
  const none: Names = new Map();
  const list = (name: string, title: string, others: JsonObject) =>
    [name, listOf(title, site.get(name) ?? none, others)] as const;
  const collections = [...site.keys()].filter((name) => name !== 'pages' && name !== 'accents');
  return new Map(
    [
      // A site elsewhere may bring types of its own: those here are offered, and nothing is refused.
      ...collections.map((name) => list(name, `One of ${name}`, name === 'collections' ? ANY : EXAMPLE)),
      // A link may lead elsewhere too.
      list('pages', 'A page, or another address', ANY),
      list('accents', 'One of accents', EXAMPLE),
      ['listed-items', listedItems(collections.filter((name) => name !== 'collections'))] as const,
    ].map(([name, schema]) => [`ids/${name}.schema.json`, schema]),
  );
}
