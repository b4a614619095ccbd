import type { JsonObject } from '../../content/json/json.ts';
import type { Names, SiteNames } from './names.ts';

const DRAFT = 'http://json-schema.org/draft-07/schema#';

/** Name and value stand on one line of the editor's list, and the name again when it hovers over the value. */
const choices = (names: Names): JsonObject => ({
  enum: [...names.keys()],
  enumDetails: [...names.values()],
  enumDescriptions: [...names.values()],
});

/** The schemas' own examples name items that no site need have. */
const EXAMPLE: JsonObject = { type: 'string', pattern: '^example$' };

const only = (title: string, names: Names): JsonObject => ({
  $schema: DRAFT,
  title,
  anyOf: names.size === 0 ? [{ type: 'string' }] : [{ type: 'string', ...choices(names) }, EXAMPLE],
});

/** A link may lead elsewhere too: the pages are offered, and nothing is refused. */
const offered = (title: string, names: Names): JsonObject => ({
  $schema: DRAFT,
  title,
  anyOf: [...(names.size === 0 ? [] : [{ type: 'string', ...choices(names) }]), { type: 'string' }],
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
  const collections = [...site.keys()].filter((name) => name !== 'pages' && name !== 'accents');
  // A site elsewhere may bring types of its own: those here are offered, and nothing is refused.
  const lists = collections.map((name) => {
    const make = name === 'collections' ? offered : only;
    return [name, make(`One of ${name}`, site.get(name) ?? none)] as const;
  });
  return new Map(
    [
      ...lists,
      ['pages', offered('A page, or another address', site.get('pages') ?? none)] as const,
      ['accents', only('One of accents', site.get('accents') ?? none)] as const,
      ['listed-items', listedItems(collections.filter((name) => name !== 'collections'))] as const,
    ].map(([name, schema]) => [`ids/${name}.schema.json`, schema]),
  );
}
