import { describe, expect } from 'vitest';
import type { JsonObject } from '../../src/content/json/json.ts';
import { table } from './silence/table.ts';
import { branch, branchType, library, regionType } from './support/branches.ts';
import { link, page, prose, seo, site } from './support/site.ts';

type Files = Readonly<Record<string, JsonObject>>;

// What a site has two types for, branches and regions, with one mistake each: told once, at its file, line and column.
const TYPE = 'schemas/branches.schema.json';
const ITEM = 'collections/branches/harbour.json';
const EACH = 'pages/branches/[slug].json';
const type = (collection: JsonObject, properties: JsonObject = {}): Files => ({
  [TYPE]: branchType(collection, properties),
});
/** The same without one of its fields. */
const without = (value: JsonObject, name: string): JsonObject =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
const item = (more: JsonObject): Files => ({ [ITEM]: branch('harbour', { region: 'north', ...more }) });
const bound = (section: JsonObject, more: JsonObject = {}): Files => ({
  [EACH]: {
    $schema: '../../../schemas/page.schema.json',
    title: '{item.name}',
    each: 'branches',
    seo: { ...seo, title: 'Branch {item.name}' },
    sections: [{ type: 'prose', id: 'a', text: 'Text.', ...section }],
    ...more,
  },
});
const list = (query: JsonObject, more: Files = {}): Files => ({
  'pages/a.json': page({
    type: 'collection-list',
    id: 'list',
    heading: 'Branches',
    collection: 'branches',
    ...query,
  }),
  ...more,
});
/** Two regions, the second with another key. */
const regions = (schema: JsonObject, id: string) =>
  library({
    'schemas/regions.schema.json': { ...regionType, ...schema },
    'collections/regions.json': {
      $schema: '../schemas/regions.schema.json',
      items: [
        { id: 'north', name: 'North' },
        { id, name: 'South' },
      ],
    },
  });
const where = (condition: JsonObject) => list({ where: [condition] });
const words = {
  type: 'array',
  items: { type: 'string', minLength: 1, description: 'One.' },
  description: 'Words.',
};
const near = {
  type: 'array',
  items: { type: 'string', reference: 'regions', description: 'One.' },
  description: 'Near.',
};

describe('a mistake in types', () => {
  table([
    [
      'a role of a field that there is not',
      library(type({ image: '/foto' })),
      [
        'schemas/branches.schema.json:17:14-17:21 schema/role /collection/image · There is no field “/foto”. Did you mean “/photo”?',
      ],
    ],
    [
      'a role of a field that is something else',
      library(type({ image: '/opensOn' })),
      [
        'schemas/branches.schema.json:17:14-17:24 schema/role /collection/image · “/opensOn” cannot be the image: that must be a picture, written as a "$ref" to shared/image.schema.json.',
      ],
    ],
    [
      'a date’s role of a text',
      library(type({ startsAt: '/name' })),
      [
        'schemas/branches.schema.json:19:17-19:24 schema/role /collection/startsAt · “/name” cannot be the startsAt: that must be a date, written as "format": "date", "date-time" or "date-or-time".',
      ],
    ],
    [
      'a role that there is not',
      library(type({ sumary: '/about' })),
      [
        'schemas/branches.schema.json:19:5-19:13 schema/unknown-property /collection/sumary · “sumary” is not a property here. Possible: store, key, title, subtitle, summary, text, paragraphs, points, body, topics, author, image, document, video, accent, date, updated, publishedFrom, startsAt, endsAt, place, timeZone, status, banner, detail, quote, person, position, group, email, phone, address, order, feed, search, structuredData.',
      ],
    ],
    [
      'a type of schema.org that there is not',
      library(type({ structuredData: 'Evnet' })),
      [
        'schemas/branches.schema.json:18:23-18:30 schema/format /collection/structuredData · “Evnet” is not a type of schema.org, such as “Library”. Did you mean “Event”?',
      ],
    ],
    ['one that there is', library(type({ structuredData: 'DonateAction' })), []],
    [
      'a key that no item has',
      library(type({ key: 'id' })),
      ['schemas/branches.schema.json:14:12-14:16 schema/role /collection/key · There is no field “/id”.'],
    ],
    [
      'an order by a field that there is not',
      library(type({ order: ['/nam'] })),
      [
        'schemas/branches.schema.json:20:7-20:13 schema/role /collection/order/0 · There is no field “/nam”. Did you mean “/name”?',
      ],
    ],
    [
      'a place to keep items that there is not',
      library(type({ store: 'drawer' })),
      [
        'schemas/branches.schema.json:13:14-13:22 schema/enum /collection/store · “drawer” is not one of the values possible here: folder, list.',
      ],
    ],
    [
      'no title',
      library({ [TYPE]: { ...branchType(), collection: { store: 'folder', key: 'slug' } } }),
      [
        'schemas/branches.schema.json:12:17-12:18 schema/missing-property /collection · The property “title” is missing here. For example: "title": "/title".',
      ],
    ],
    [
      'a reference to no type',
      library(type({}, { near: { type: 'string', reference: 'region', description: 'A region.' } })),
      [
        'schemas/branches.schema.json:49:20-49:28 reference/type /properties/near/reference · There is no content type “region”. Did you mean “regions”?',
      ],
    ],
    [
      'a kind of value that there is not',
      library(type({}, { size: { type: 'day', description: 'S.' } })),
      [
        'schemas/branches.schema.json:48:15-48:20 schema/bad-type /properties/size/type · This schema cannot be used: “day” is not one of the values possible here: string, number, integer, boolean, array, object, null.',
      ],
    ],
    [
      'a shared schema that there is not',
      library(type({}, { size: { $ref: '../../schemas/shared/colour.schema.json' } })),
      [
        'schemas/branches.schema.json:48:15-48:56 schema/bad-type /properties/size/$ref · This schema cannot be used: there is no schema “../../schemas/shared/colour.schema.json”.',
      ],
    ],
    [
      'a shared schema that is misspelt',
      library(type({}, { photo: { $ref: '../../schemas/shared/imag.schema.json' } })),
      [
        'schemas/branches.schema.json:35:15-35:54 schema/bad-type /properties/photo/$ref · This schema cannot be used: there is no schema “../../schemas/shared/imag.schema.json”. Did you mean “../../schemas/shared/image.schema.json”?',
      ],
    ],
    [
      'a shared schema of another server',
      library(type({}, { photo: { $ref: 'https://example.com/shared/image.schema.json' } })),
      [
        'schemas/branches.schema.json:35:15-35:61 schema/bad-type /properties/photo/$ref · This schema cannot be used: there is no schema “https://example.com/shared/image.schema.json”.',
      ],
    ],
    [
      'a reference into its own schema',
      library(
        type({}, { opensOn: { $ref: '#/properties/name' }, near: { type: 'array', items: { $ref: '#' } } }),
      ),
      [
        'schemas/branches.schema.json:43:15-43:34 schema/bad-type /properties/opensOn/$ref · This schema cannot be used: “#/properties/name” leads back into this file. Write here what stands there.',
        'schemas/branches.schema.json:48:17-48:20 schema/bad-type /properties/near/items/$ref · This schema cannot be used: “#” leads back into this file. Write here what stands there.',
      ],
    ],
    [
      'a format that there is not',
      library(type({}, { opensOn: { type: 'string', format: 'dat', description: 'S.' } })),
      [
        'schemas/branches.schema.json:44:17-44:22 schema/bad-type /properties/opensOn/format · This schema cannot be used: there is no format “dat”. Did you mean “date”?',
      ],
    ],
    [
      'a word that no schema has',
      library(type({}, { size: { type: 'string', minlength: 1, description: 'S.' } })),
      [
        'schemas/branches.schema.json:49:7-49:18 schema/bad-type /properties/size/minlength · This schema cannot be used: “minlength” is no word of a schema. Did you mean “minLength”?',
      ],
    ],
    [
      'a pattern that is none',
      library(type({}, { size: { type: 'string', pattern: '(', description: 'S.' } })),
      [
        'schemas/branches.schema.json:49:18-49:21 schema/bad-type /properties/size/pattern · This schema cannot be used: “(” is no regular expression.',
      ],
    ],
    [
      'a field that is required and not there',
      library({ [TYPE]: { ...branchType(), required: ['slug', 'name', 'abuot', 'photo'] } }),
      [
        'schemas/branches.schema.json:9:5-9:12 schema/bad-type /required/2 · This schema cannot be used: there is no field “abuot” among the properties. Did you mean “about”?',
      ],
    ],
    [
      'a choice that stands twice',
      library(type({}, { size: { type: 'string', enum: ['a', 'b', 'a'], description: 'S.' } })),
      [
        'schemas/branches.schema.json:52:9-52:12 schema/bad-type /properties/size/enum/2 · This schema cannot be used: “a” stands twice in the list. Remove one of the two.',
      ],
    ],
    [
      'a field that is required twice',
      library({ [TYPE]: { ...branchType(), required: ['slug', 'name', 'name'] } }),
      [
        'schemas/branches.schema.json:9:5-9:11 schema/bad-type /required/2 · This schema cannot be used: “name” stands twice in the list. Remove one of the two.',
      ],
    ],
    [
      'no choice',
      library(type({}, { size: { type: 'string', enum: [], description: 'S.' } })),
      [
        'schemas/branches.schema.json:49:15-49:17 schema/bad-type /properties/size/enum · This schema cannot be used: “enum” must have at least one entry.',
      ],
    ],
    [
      'a rule without the type that it is for',
      library(type({}, { size: { minLength: 1, description: 'S.' } })),
      [
        'schemas/branches.schema.json:47:13-47:14 schema/bad-type /properties/size · This schema cannot be used: “minLength” needs "type": "string" beside it.',
      ],
    ],
    [
      'a rule of another kind',
      library(type({}, { size: { type: 'string', minLength: 'one', description: 'S.' } })),
      [
        'schemas/branches.schema.json:49:20-49:25 schema/type /properties/size/minLength · Here a whole number without quotes is expected.',
      ],
    ],
    [
      'a type of the engine that the site has otherwise',
      library({
        'schemas/services.schema.json': { ...branchType({}, { size: { type: 'txt' } }), title: 'Service' },
      }),
      [
        'schemas/services.schema.json:48:15-48:20 schema/bad-type /properties/size/type · This schema cannot be used: “txt” is not one of the values possible here: string, number, integer, boolean, array, object, null.',
      ],
    ],
    [
      'a place to keep the items of a list that there is not',
      library({
        'schemas/regions.schema.json': {
          ...regionType,
          collection: { store: 'lists', key: 'id', title: '/name' },
        },
      }),
      [
        'schemas/regions.schema.json:11:14-11:21 schema/enum /collection/store · “lists” is not one of the values possible here: folder, list. Did you mean “list”?',
      ],
    ],
    [
      'a list that is described whole, and has no place to be kept',
      library({
        'schemas/regions.schema.json': {
          ...without(regionType, 'required'),
          collection: { key: 'id', title: '/name' },
          properties: {
            items: {
              type: 'array',
              description: 'The regions.',
              items: {
                type: 'object',
                additionalProperties: false,
                properties: {
                  id: { type: 'string', description: 'Its id.' },
                  name: { type: 'string', description: 'Its name.' },
                },
              },
            },
          },
        },
      }),
      [
        'schemas/regions.schema.json:6:17-6:18 schema/missing-property /collection · The property “store” is missing here. For example: "store": "folder".',
      ],
    ],
    [
      'a schema that describes no type',
      library({ [TYPE]: without(branchType(), 'collection') }),
      [
        'schemas/branches.schema.json:1:1-1:2 schema/missing-property · The property “collection” is missing here. Where the items lie, and which field plays which role, as pointers such as “/name”.',
      ],
    ],
    [
      'a schema one folder too deep',
      library({ 'schemas/more/regions.schema.json': regionType }),
      [
        'schemas/more/regions.schema.json:1:1-1:1 schema/unknown-file · No content is expected in this place. Content lies in site.json, theme.json, navigation.json, strings.json, pages/, documents/ and collections/.',
      ],
    ],
    [
      'a schema with a capital',
      library({ 'schemas/Regions.schema.json': regionType }),
      [
        'schemas/Regions.schema.json:1:1-1:1 schema/unknown-file · No content is expected in this place. Content lies in site.json, theme.json, navigation.json, strings.json, pages/, documents/ and collections/.',
      ],
    ],
    [
      'a schema that is no JSON',
      { ...library(), 'schemas/rooms.schema.json': '{ "title": "Room", }' },
      [
        'schemas/rooms.schema.json:1:20-1:21 json/syntax · A name in double quotes is expected here. Is there a comma too many before it?',
      ],
    ],
    [
      'items of a type that there is not',
      library({ 'collections/branchs/pier.json': branch('pier') }),
      [
        'collections/branchs/pier.json:1:1-1:1 schema/unknown-file · No content is expected in this place. Content lies in site.json, theme.json, navigation.json, strings.json, pages/, documents/ and collections/. Did you mean “collections/branches/pier.json”?',
      ],
    ],
  ]);
});

describe('a mistake in items', () => {
  table([
    [
      'a field that the type lacks',
      library(item({ nme: 'Pier' })),
      [
        'collections/branches/harbour.json:11:3-11:8 schema/unknown-property /nme · “nme” is not a property here. Possible: $schema, isActive, slug, name, about, photo, region, opensOn.',
      ],
    ],
    [
      'a field that the type needs',
      library({ [ITEM]: without(branch('harbour'), 'about') }),
      [
        'collections/branches/harbour.json:1:1-1:2 schema/missing-property · The property “about” is missing here. What it is, in a sentence.',
      ],
    ],
    [
      'a key that leads out of its place, in a folder',
      library({
        ...type({}, { slug: { type: 'string', description: 'S.' } }),
        [ITEM]: branch('../../pwn/x', { region: 'north' }),
      }),
      [
        'collections/branches/harbour.json:3:11-3:24 schema/pattern /slug · “../../pwn/x” cannot stand here. Expected: small letters, digits and single hyphens, such as “tax-advice”. Did you mean “pwn-x”?',
      ],
    ],
    [
      'a key that leads out of its place, in a list',
      regions({ properties: { id: { type: 'string' }, name: { type: 'string' } } }, '$&'),
      [
        'collections/regions.json:9:13-9:17 schema/pattern /items/1/id · “$&” cannot stand here. Expected: small letters, digits and single hyphens, such as “tax-advice”.',
      ],
    ],
    [
      'the same where the schema describes the whole list',
      regions(
        {
          properties: {
            items: {
              type: 'array',
              items: { type: 'object', properties: { id: { type: 'string' }, name: { type: 'string' } } },
            },
          },
          required: ['items'],
        },
        'So uth',
      ),
      [
        'collections/regions.json:9:13-9:21 schema/pattern /items/1/id · “So uth” cannot stand here. Expected: small letters, digits and single hyphens, such as “tax-advice”. Did you mean “so-uth”?',
      ],
    ],
    [
      'a key that is the name of another item, which there is not',
      library({
        ...type({}, { slug: { type: 'string', reference: 'regions', description: 'S.' } }),
        [ITEM]: branch('nort'),
      }),
      [
        'collections/branches/harbour.json:3:11-3:17 reference/item /slug · There is no entry “nort” in regions. Did you mean “north”?',
      ],
    ],
    [
      'a date that there is not',
      library(item({ opensOn: '2027-02-30' })),
      [
        'collections/branches/harbour.json:11:14-11:26 schema/format /opensOn · “2027-02-30” names a day that there is not.',
      ],
    ],
    [
      'a reference to no item',
      library(item({ region: 'nort' })),
      [
        'collections/branches/harbour.json:10:13-10:19 reference/item /region · There is no entry “nort” in regions. Did you mean “north”?',
      ],
    ],
    [
      'a reference to no item in a list',
      library({ ...type({}, { near }), ...item({ near: ['north', 'suth'] }) }),
      [
        'collections/branches/harbour.json:13:5-13:11 reference/item /near/1 · There is no entry “suth” in regions. Possible: north.',
      ],
    ],
    [
      'a reference in a translation',
      library({
        'site.json': site({
          locales: [
            { code: 'en', name: 'E', dir: 'ltr' },
            { code: 'hi', name: 'Hindi', dir: 'ltr' },
          ],
        }),
        'locales/hi/collections/branches/harbour.json': { region: 'south' },
      }),
      [
        'locales/hi/collections/branches/harbour.json:2:13-2:20 locale/fixed-value /region · “region” is the same in every language. Remove it here, or write it as in the original.',
      ],
    ],
  ]);
});

describe('a mistake in bindings', () => {
  table([
    [
      'a binding to no field',
      library(bound({ heading: { $item: '/nam' } })),
      [
        'pages/branches/[slug].json:15:18-15:24 reference/binding /sections/0/heading/$item · An item of branches has no field “/nam”. Did you mean “/name”?',
      ],
    ],
    [
      'a picture in place of a text',
      library(bound({ heading: { $item: '/photo' } })),
      [
        'pages/branches/[slug].json:15:18-15:26 reference/binding /sections/0/heading/$item · “/photo” does not fit here: this place takes a text.',
      ],
    ],
    [
      'a text in place of a picture',
      library(bound({ image: { $item: '/name' } })),
      [
        'pages/branches/[slug].json:15:18-15:25 reference/binding /sections/0/image/$item · “/name” does not fit here: this place takes a picture with its alternative text.',
      ],
    ],
    [
      'a part of a picture',
      library(bound({ image: { $item: '/photo/src' } })),
      [
        'pages/branches/[slug].json:15:18-15:30 reference/binding /sections/0/image/$item · An item of branches has no field “/photo/src”. Possible: /isActive, /slug, /name, /about, /photo, /region, /opensOn.',
      ],
    ],
    [
      'a field that some items lack',
      library(bound({ heading: { $item: '/opensOn' } })),
      [
        'pages/branches/[slug].json:15:18-15:28 reference/binding /sections/0/heading/$item · Not every item of branches has “/opensOn”. Add "else": "hide" beside it.',
      ],
    ],
    [
      'another way out than hide',
      library(bound({ heading: { $item: '/opensOn', else: 'show' } })),
      [
        'pages/branches/[slug].json:16:17-16:23 reference/binding /sections/0/heading/else · Beside "$item" stands "else": "hide", or nothing.',
      ],
    ],
    [
      'a binding with something else',
      library(bound({ heading: { $item: '/name', els: 'hide' } })),
      [
        'pages/branches/[slug].json:16:9-16:14 reference/binding /sections/0/heading/els · Beside "$item" stands "else": "hide", or nothing. Did you mean “else”?',
      ],
    ],
    [
      'a binding that is misspelt',
      library(bound({ heading: { $itm: '/name' } })),
      [
        'pages/branches/[slug].json:15:9-15:15 schema/unknown-property /sections/0/heading/$itm · “$itm” is not a property here. Possible: $item, else. Did you mean “$item”?',
      ],
    ],
    [
      'one without its sign, in the place of a picture',
      library(bound({ image: { item: '/photo', else: 'hide' } })),
      [
        'pages/branches/[slug].json:15:9-15:15 schema/unknown-property /sections/0/image/item · “item” is not a property here. Possible: $item, else. Did you mean “$item”?',
      ],
    ],
    [
      'a binding without a slash',
      library(bound({ heading: { $item: 'name' } })),
      [
        'pages/branches/[slug].json:15:18-15:24 reference/binding /sections/0/heading/$item · An item of branches has no field “name”. Did you mean “/name”?',
      ],
    ],
    [
      'a binding in what search engines are told',
      library(bound({}, { seo: { ...seo, title: { $item: '/photo' } } })),
      [
        'pages/branches/[slug].json:7:16-7:24 reference/binding /seo/title/$item · “/photo” does not fit here: this place takes a text.',
      ],
    ],
    [
      'a binding on a page of its own',
      library({ 'pages/a.json': page({ ...prose('a'), heading: { $item: '/name' } }) }),
      [
        'pages/a.json:14:18-14:25 reference/binding /sections/0/heading/$item · Only a page for each item of a collection can show a field of its item.',
      ],
    ],
    [
      'a variable of no field',
      library(bound({ text: '{item.nam}' })),
      [
        'pages/branches/[slug].json:13:15-13:27 text/unknown-variable /sections/0/text · “{item.nam}” is not a variable. Possible: {brand}, {email}, {year}, {item.slug}, {item.name}, {item.about}, {item.region}. Did you mean “item.name”?',
      ],
    ],
    [
      'a variable of no field behind a reference',
      library(bound({ text: '{item.region.nam}' })),
      [
        'pages/branches/[slug].json:13:15-13:34 text/unknown-variable /sections/0/text · “{item.region.nam}” is not a variable. Possible: {brand}, {email}, {year}, {item.slug}, {item.name}, {item.about}, {item.region}, {item.region.id}, {item.region.name}. Did you mean “item.region.name”?',
      ],
    ],
    [
      'an item that is not there, once: what is read through it is not held against the text',
      library({
        ...bound({ text: '{item.region.name}' }),
        'collections/branches/a.json': branch('a', { region: 'nroth' }),
      }),
      [
        'collections/branches/a.json:10:13-10:20 reference/item /region · There is no entry “nroth” in regions. Did you mean “north”?',
      ],
    ],
    [
      'a page for each of no type',
      library(bound({}, { each: 'branchs' })),
      [
        'pages/branches/[slug].json:4:11-4:20 reference/type /each · There is no collection “branchs”. Did you mean “branches”?',
      ],
    ],
    [
      'a page for each that does not say of what',
      library({ [EACH]: without(Object(bound({})[EACH]), 'each') }),
      [
        'pages/branches/[slug].json:1:1-1:2 reference/each · A file named [slug].json stands for every item of a collection: add "each" with the collection’s name.',
      ],
    ],
    [
      'a page of its own that stands for each',
      library({ 'pages/a.json': { ...page(prose('a')), each: 'branches' } }),
      [
        'pages/a.json:15:11-15:21 reference/each /each · Only a file named [slug].json or [id].json stands for every item of a collection. Rename the file or remove "each".',
      ],
    ],
  ]);
});

describe('a mistake in lists', () => {
  table([
    [
      'a list of no type',
      library(list({ collection: 'branchs' })),
      [
        'pages/a.json:13:21-13:30 reference/type /sections/0/collection · There is no collection “branchs”. Did you mean “branches”?',
      ],
    ],
    [
      'a condition on no field',
      library(where({ field: '/regoin', equals: 'north' })),
      [
        'pages/a.json:16:20-16:29 reference/field /sections/0/where/0/field · An item of branches has no field “/regoin”. Did you mean “/region”?',
      ],
    ],
    [
      'a condition on what no reference can be',
      library(where({ field: '/region', equals: 'nord' })),
      [
        'pages/a.json:17:21-17:27 reference/field /sections/0/where/0/equals · There is no entry “nord” in regions. Did you mean “north”?',
      ],
    ],
    [
      'a day compared with a text',
      library(where({ field: '/name', after: 'now' })),
      [
        'pages/a.json:16:20-16:27 reference/field /sections/0/where/0/field · “/name” is no date, so nothing is after another.',
      ],
    ],
    [
      'a day that is none',
      library(where({ field: '/opensOn', before: 'soon' })),
      [
        'pages/a.json:17:21-17:27 schema/pattern /sections/0/where/0/before · “soon” cannot stand here. Expected: “now” or a date, such as “2024-01-31”.',
      ],
    ],
    [
      'a condition that is misspelt',
      library(where({ field: '/opensOn', befor: 'now' })),
      [
        'pages/a.json:17:11-17:18 schema/unknown-property /sections/0/where/0/befor · “befor” is not a property here. Possible: field, equals, has, before, after, given. Did you mean “before”?',
      ],
    ],
    [
      'a condition that says two things',
      library(where({ field: '/opensOn', after: '2027-01-01', before: '2027-02-01' })),
      [
        'pages/a.json:15:9-19:10 reference/field /sections/0/where/0 · A condition says one of “equals”, “has”, “before”, “after” and “given”. For two write two conditions.',
      ],
    ],
    [
      'a condition that says nothing',
      library(where({ field: '/opensOn' })),
      [
        'pages/a.json:15:9-17:10 reference/field /sections/0/where/0 · A condition says one of “equals”, “has”, “before”, “after” and “given”. For two write two conditions.',
      ],
    ],
    [
      'the item of a page that has none',
      library(where({ field: '/region', equals: '$item' })),
      [
        'pages/a.json:17:21-17:28 reference/field /sections/0/where/0/equals · Only a page for each item of a collection has an item that “$item” can be.',
      ],
    ],
    [
      'an order by no field',
      library(list({ sort: '-/nam' })),
      [
        'pages/a.json:14:15-14:22 reference/field /sections/0/sort · An item of branches has no field “/nam”. Did you mean “/name”?',
      ],
    ],
    [
      'no items at all',
      library(list({ limit: 0 })),
      ['pages/a.json:14:16-14:17 schema/range /sections/0/limit · The number must be at least 1.'],
    ],
    [
      'a layout that there is not',
      library(list({ layout: 'grid' })),
      [
        'pages/a.json:14:17-14:23 schema/enum /sections/0/layout · “grid” is not one of the values possible here: cards, rows, table, calendar.',
      ],
    ],
    [
      'a table without columns',
      library(list({ layout: 'table' })),
      [
        'pages/a.json:14:17-14:24 reference/field /sections/0/layout · A table needs “columns”: a label and a field for each.',
      ],
    ],
    [
      'columns without a table',
      library(list({ layout: 'rows', columns: [{ label: 'A', field: '/name' }] })),
      ['pages/a.json:15:18-20:8 reference/field /sections/0/columns · Only the layout “table” has columns.'],
    ],
    [
      'a layout whose name is misspelt, with the columns of its table',
      library(list({ layotu: 'table', columns: [{ label: 'A', field: '/name' }] })),
      [
        expect.stringMatching(
          /^pages\/a\.json:14:7-14:15 schema\/unknown-property \/sections\/0\/layotu .* Did you mean “layout”\?$/,
        ),
      ],
    ],
    [
      'the columns of a table, whose name is misspelt',
      library(list({ layout: 'table', columsn: [{ label: 'A', field: '/name' }] })),
      [
        expect.stringMatching(
          /^pages\/a\.json:15:7-15:16 schema\/unknown-property \/sections\/0\/columsn .* Did you mean “columns”\?$/,
        ),
      ],
    ],
    [
      'a column of no field',
      library(list({ layout: 'table', columns: [{ label: 'A', field: '/opensAt' }] })),
      [
        'pages/a.json:18:20-18:30 reference/field /sections/0/columns/0/field · An item of branches has no field “/opensAt”. Did you mean “/opensOn”?',
      ],
    ],
    [
      'a picture in a cell',
      library(list({ layout: 'table', columns: [{ label: 'A', field: '/photo' }] })),
      [
        'pages/a.json:18:20-18:28 reference/field /sections/0/columns/0/field · “/photo” cannot stand in a cell: write a text, number, date, list of texts or reference.',
      ],
    ],
    [
      'a calendar of what begins on no day',
      library(list({ layout: 'calendar' })),
      [
        'pages/a.json:14:17-14:27 reference/field /sections/0/layout · The items of “branches” make no calendar: their type says of no field that it is the startsAt.',
      ],
    ],
    [
      'a calendar in another order',
      library({ ...list({ layout: 'calendar', sort: '/name' }), ...type({ startsAt: '/opensOn' }) }),
      [
        'pages/a.json:15:15-15:22 reference/field /sections/0/sort · A calendar is in the order of “/opensOn”.',
      ],
    ],
    [
      'a filter of no field, once: links to what it would have made are not held against it',
      library({
        ...list({ filters: ['/regoin'] }),
        'pages/b.json': page({ ...prose('b'), link: link('/a/region/north') }),
      }),
      [
        'pages/a.json:15:9-15:18 reference/field /sections/0/filters/0 · An item of branches has no field “/regoin”. Did you mean “/region”?',
      ],
    ],
    [
      'a filter by no field',
      library(list({ filters: ['/regoin'] })),
      [
        'pages/a.json:15:9-15:18 reference/field /sections/0/filters/0 · An item of branches has no field “/regoin”. Did you mean “/region”?',
      ],
    ],
    [
      'a filter by a day',
      library(list({ filters: ['/opensOn'] })),
      [
        'pages/a.json:15:9-15:19 reference/field /sections/0/filters/0 · “/opensOn” is no short text, list of them, whole number or reference to narrow a list by.',
      ],
    ],
    [
      'two values with one address',
      library({
        ...list({ filters: ['/tags'] }),
        ...type({}, { tags: words }),
        ...item({ tags: ['C', 'C++'] }),
      }),
      [
        'collections/branches/harbour.json:13:5-13:10 reference/field /tags/1 · “C++” would have the same address as “C”, by which a list is narrowed. Write “C” here, too, or another word.',
      ],
    ],
    [
      'a filter of that name by no field, once',
      library(list({ filters: ['/page'] })),
      [
        'pages/a.json:15:9-15:16 reference/field /sections/0/filters/0 · An item of branches has no field “/page”. Did you mean “/name”?',
      ],
    ],
    [
      'a filter at the addresses of a list’s further pages',
      library({
        ...list({ filters: ['/page'] }),
        ...type({}, { page: { type: 'string', description: 'A page.' } }),
        ...item({ page: '2' }),
      }),
      [
        'pages/a.json:15:9-15:16 reference/field /sections/0/filters/0 · Below “page” stand the further pages of a list. Give the field another name.',
      ],
    ],
    [
      'two lists of a page with the same filter',
      library({
        'pages/a.json': page(
          ...['one', 'two'].map((id) => ({
            type: 'collection-list',
            id,
            heading: id,
            collection: 'branches',
            search: false,
            filters: ['/region'],
          })),
        ),
      }),
      [
        'pages/a.json:26:9-26:18 reference/field /sections/1/filters/0 · A list of this page is narrowed by “/region” already, at the same addresses. Move one of them to another page.',
      ],
    ],
    [
      'two lists of a page that are searched',
      library({
        'pages/a.json': page(
          ...[{ search: true }, {}, { search: false }, { search: true }].map((search, i) => ({
            type: 'collection-list',
            id: `list-${i}`,
            heading: 'Branches',
            collection: 'branches',
            ...search,
          })),
        ),
      }),
      [
        'pages/a.json:29:5-35:6 reference/field /sections/3 · A list of this page is searched already, in the same address. Write "search": false in one of them, or move it to another page.',
      ],
    ],
    [
      'filters on the page of an item',
      library(
        bound({
          type: 'collection-list',
          heading: 'Regions',
          collection: 'regions',
          filters: ['/name'],
        }),
      ),
      [
        'pages/branches/[slug].json:16:18-18:8 reference/field /sections/0/filters · The page of an item has no pages below it for filters to lead to.',
      ],
    ],
    [
      'items that lack what is shown of them',
      library({
        'pages/a.json': page({
          type: 'whats-new',
          id: 'a',
          heading: 'News',
          columns: [{ heading: 'B', collection: 'branches', more: link('/') }],
        }),
      }),
      [
        'pages/a.json:16:25-16:35 reference/type /sections/0/columns/0/collection · The items of “branches” cannot be shown here: their type says of no field that every item has that it is the date. Possible: articles, events, publications.',
      ],
    ],
    [
      'an item that there is not',
      library({
        'pages/a.json': page({
          type: 'card-carousel',
          id: 'a',
          heading: 'A',
          collection: 'branches',
          items: ['harbour', 'pier'],
        }),
      }),
      [
        'pages/a.json:16:9-16:15 reference/item /sections/0/items/1 · There is no entry “pier” in branches. Possible: harbour.',
      ],
    ],
  ]);
});
