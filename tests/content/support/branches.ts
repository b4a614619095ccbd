import type { JsonObject } from '../../../src/content/json/json.ts';
import { image, link, page, seo } from './site.ts';

const text = (description: string) => ({ type: 'string', minLength: 1, description });

/** The schema of a type of the site's own. */
export const branchType = (collection: JsonObject = {}, properties: JsonObject = {}): JsonObject => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Branch',
  type: 'object',
  additionalProperties: false,
  required: ['slug', 'name', 'about', 'photo'],
  collection: {
    store: 'folder',
    key: 'slug',
    title: '/name',
    summary: '/about',
    image: '/photo',
    structuredData: 'Library',
    ...collection,
  },
  properties: {
    slug: { $ref: '../../schemas/shared/slug.schema.json' },
    name: text('Its name.'),
    about: text('What it is, in a sentence.'),
    photo: { $ref: '../../schemas/shared/image.schema.json' },
    region: { type: 'string', reference: 'regions', description: 'Where it lies.' },
    opensOn: { type: 'string', format: 'date', description: 'When it opens.' },
    ...properties,
  },
});

export const branch = (slug: string, more: JsonObject = {}): JsonObject => ({
  $schema: '../../schemas/branches.schema.json',
  slug,
  name: 'Harbour',
  about: 'Books by the sea.',
  photo: image,
  ...more,
});

/** A list of a type whose schema is that of one entry. */
export const regionType: JsonObject = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Region',
  type: 'object',
  additionalProperties: false,
  required: ['id', 'name'],
  collection: { store: 'list', key: 'id', title: '/name' },
  properties: { id: { $ref: '../../schemas/shared/slug.schema.json' }, name: text('Its name.') },
};

/** A field of a branch that lists regions. */
export const regionsField: JsonObject = {
  type: 'array',
  items: { type: 'string', reference: 'regions' },
  description: 'Regions.',
};

/** Regions with an ID and a name, of which each may be switched off, and their schema. */
export const regionsFiles = (...items: readonly JsonObject[]) => ({
  'schemas/regions.schema.json': {
    ...regionType,
    properties: { ...Object(regionType.properties), isActive: { type: 'boolean' } },
  },
  'collections/regions.json': { $schema: '../schemas/regions.schema.json', items: [...items] },
});

/** A site with two types of its own, a list and a page for each branch. */
export const library = (more: Readonly<Record<string, JsonObject | undefined>> = {}) => ({
  'schemas/branches.schema.json': branchType(),
  'schemas/regions.schema.json': regionType,
  'collections/regions.json': {
    $schema: '../schemas/regions.schema.json',
    items: [{ id: 'north', name: 'North' }],
  },
  'collections/branches/harbour.json': branch('harbour', { region: 'north' }),
  'pages/branches/index.json': {
    ...page({ type: 'collection-list', id: 'list', heading: 'Branches', collection: 'branches' }),
    $schema: '../../../schemas/page.schema.json',
  },
  'pages/branches/[slug].json': {
    ...page({ type: 'call-to-action', id: 'call', heading: '{item.name}', actions: [link('/branches')] }),
    $schema: '../../../schemas/page.schema.json',
    title: '{item.name}',
    seo: { ...seo, title: 'Branch {item.name}' },
    each: 'branches',
  },
  ...more,
});
