import { describe, expect, test } from 'vitest';
import type { ArticleBodyData } from '../../src/blocks/article-body/data.ts';
import { resolveBlock } from '../../src/blocks/resolvers.ts';
import { atomFeed } from '../../src/build/feed.ts';
import { openReadMemory } from '../../src/build/read-memory.ts';
import type { JsonObject } from '../../src/content/json/json.ts';
import { checkSite, compiler, image, page, prose, valid } from './support/site.ts';

const HOST = 'https://www.example.com';
const $schema = 'http://json-schema.org/draft-07/schema#';
const text = { type: 'string', minLength: 1, description: 'A text.' };
const type = (title: string, collection: JsonObject, properties: JsonObject) => ({
  ...{ $schema, title, type: 'object', additionalProperties: false },
  required: Object.keys(properties).filter((name) => name !== 'by' && name !== 'isActive'),
  collection: { store: 'folder', key: 'slug', ...collection },
  properties,
});
const slug = { $ref: '../../schemas/shared/slug.schema.json' };
const essays = (by: JsonObject) =>
  type(
    'Essay',
    {
      ...{ title: '/name', summary: '/about', image: '/photo', date: '/day', body: '/body', author: '/by' },
      ...{ structuredData: 'Article', feed: true },
    },
    {
      ...{ slug, name: text, about: text, photo: { $ref: '../../schemas/shared/image.schema.json' } },
      day: { type: 'string', format: 'date', description: 'When.' },
      body: { type: 'array', description: 'Text.', items: { $ref: '../../schemas/blocks.schema.json' } },
      by,
    },
  );
const person = (key: string, name: string, more: JsonObject = {}) => ({
  ...{ $schema: '../../schemas/people.schema.json', slug: key, name, ...more },
});

/** A magazine with one essay, and what its page, machines and readers of its feed are told of who wrote it. */
function told(by: JsonObject, written: string | readonly string[] | undefined, more: JsonObject = {}) {
  const files = {
    'schemas/essays.schema.json': essays(by),
    'schemas/people.schema.json': type(
      'Person',
      { title: '/name' },
      { slug, name: text, isActive: { type: 'boolean' } },
    ),
    'collections/people/ada.json': person('ada', 'Ada Lovelace', more),
    'collections/people/ben.json': person('ben', 'Ben Ames'),
    'collections/essays/a.json': {
      ...{ $schema: '../../schemas/essays.schema.json', slug: 'a', name: 'A', about: 'A.', photo: image },
      ...{ day: '2024-01-01', body: [prose('p')], ...(written !== undefined && { by: written }) },
    },
    'pages/essays/[slug].json': {
      ...page({ type: 'article-body', id: 'text' }),
      ...{ $schema: '../../../schemas/page.schema.json', each: 'essays' },
    },
    'pages/people/[slug].json': {
      ...page({ type: 'call-to-action', id: 'call', heading: 'All', actions: [{ label: 'All', href: '/' }] }),
      ...{ $schema: '../../../schemas/page.schema.json', each: 'people' },
      seo: { title: '{item.name}', description: 'About {item.name}.' },
    },
  };
  const [site] = compiler.resolve(valid(checkSite(files)), 'production', resolveBlock);
  if (!site) throw new Error('The site has no language.');
  const { result, reads } = site.during(() => site.page('/essays/a'));
  const [section] = result.sections;
  const [thing] = result.head.tags.flatMap(({ text: json }) =>
    json === undefined ? [] : [JSON.parse(json)],
  );
  const entry = atomFeed(site, '/feed.xml')?.split('<entry')[1] ?? '';
  const feed = [...entry.matchAll(/<(name|uri)>([^<]*)/g)].map(([, , said]) => said);
  return {
    shown: (section?.data as ArticleBodyData | undefined)?.authors,
    thing: thing?.author,
    feed,
    site,
    reads,
  };
}

const reference = { type: 'string', reference: 'people', description: 'Who wrote it.' };
const several = { type: 'array', items: reference, description: 'Who wrote it.' };

describe('who has written an article', () => {
  test('stands on its page, in the feed and with search engines, each leading to the page of a person', () => {
    const { shown, thing, feed } = told(several, ['ben', 'ada']);
    expect(shown).toEqual([
      { name: 'Ben Ames', href: '/people/ben' },
      { name: 'Ada Lovelace', href: '/people/ada' },
    ]);
    expect(thing).toEqual([
      { '@type': 'Person', name: 'Ben Ames', url: `${HOST}/people/ben` },
      { '@type': 'Person', name: 'Ada Lovelace', url: `${HOST}/people/ada` },
    ]);
    expect(feed).toEqual(['Ben Ames', `${HOST}/people/ben`, 'Ada Lovelace', `${HOST}/people/ada`]);
  });

  test.each([
    ['one person', reference, 'ada', [{ name: 'Ada Lovelace', href: '/people/ada' }]],
    ['a name', text, 'A. Nonymous', [{ name: 'A. Nonymous' }]],
    [
      'names',
      { type: 'array', items: text, description: 'Who.' },
      ['X', 'Y'],
      [{ name: 'X' }, { name: 'Y' }],
    ],
  ])('may be %s', (_, by, written, expected) => {
    expect(told(by, written).shown).toEqual(expected);
  });

  test.each([
    ['nobody is named', undefined, {}],
    ['they are hidden', ['ada'], { isActive: false }],
  ])('is the firm where %s', (_, written, more) => {
    const { shown, thing, feed } = told(several, written, more);
    expect(shown).toEqual([]);
    expect(thing).toMatchObject({ '@type': 'Organization', name: 'Firm' });
    expect(feed).toEqual([]);
  });

  test('is read by its page: another name makes that anew', () => {
    const before = told(several, ['ada']);
    const memory = openReadMemory([before.site]);
    const reads = memory.remember(before.site, before.reads);
    const after = told(several, ['ada'], { name: 'Ada King' });
    expect(openReadMemory([after.site], memory.all).changes(reads)).toEqual(['authors essays/a']);
  });
});
