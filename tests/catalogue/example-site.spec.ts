import { describe, expect, test } from 'vitest';
import { exampleSite } from '../../src/catalogue/example-site.ts';
import { siteBlocks } from '../../src/catalogue/fit-example.ts';
import { isObject, type JsonObject } from '../../src/content/json/json.ts';
import { panel, places } from '../content/support/places.ts';
import { schemaFiles } from '../content/support/schemas.ts';
import { LATER, shipped } from '../content/support/shipped.ts';
import {
  article,
  checkSite,
  compiler,
  event,
  events,
  image,
  page,
  prose,
  valid,
} from '../content/support/site.ts';

const schemasOf = (...examples: JsonObject[]) => {
  const schemas = new Map(schemaFiles);
  for (const [path, schema] of schemas) {
    const type = /^blocks\/(.+)\.schema\.json$/.exec(path)?.[1];
    if (type !== undefined)
      schemas.set(path, { ...schema, examples: examples.filter((example) => example.type === type) });
  }
  return schemas;
};

/** The one example, on a small site. */
function onSite(example: JsonObject, files: Parameters<typeof checkSite>[0] = {}) {
  const index = valid(checkSite(files));
  const { examples, site } = exampleSite(compiler, schemasOf(example), index, 'production');
  const [made] = examples;
  return { ...made, site };
}

describe('an example takes the names of the site', () => {
  test('the item', () => {
    const { block, state } = onSite({ type: 'video-detail', id: 'event', item: 'example' });
    expect(block).toEqual({ type: 'video-detail', id: 'event', item: 'first' });
    expect(state).toBe('shown');
  });

  test('the item of the type that plays the roles, whatever it is called', () => {
    expect(onSite({ ...panel, defaultCity: 'example' }, places).block).toEqual(panel);
  });

  test('a picture that the site shows in that place', () => {
    const figure = (src: string) => ({ type: 'figure', id: 'picture', image: { src, alt: 'A curve' } });
    const files = { 'pages/a.json': page({ ...figure('/images/b.png') }) };
    expect(onSite(figure('/images/example.svg'), files).block).toEqual(figure('/images/b.png'));
  });

  test('a page with pages below it', () => {
    const index = { type: 'child-index', id: 'pages', heading: 'Pages', of: '/example' };
    const files = { 'pages/services/index.json': page({ type: 'prose', id: 'a', text: 'Text.' }) };
    expect(onSite(index, files).block?.of).toBe('/services');
    expect(onSite(index).block?.of).toBe('/');
  });

  test('what is related stands on the page of the newest item', () => {
    const related = {
      type: 'recent-items',
      id: 'more',
      heading: 'More',
      collection: 'events',
      order: 'related',
    };
    const two = events(
      event('old', { topics: ['Tax'], createdAt: '2024-01-01T10:00:00+05:30' }),
      event('new', { topics: ['Tax'], createdAt: '2024-02-01T10:00:00+05:30' }),
    );
    const { site, route = '' } = onSite(related, { 'collections/events.json': two });
    expect(site.page(route).sections[0]?.data).toMatchObject({ cards: [{ title: 'Event' }] });
  });
});

describe('an example that does not fit the site', () => {
  test('says what is missing; the others stand', () => {
    const { state, findings } = onSite({
      type: 'service-detail',
      id: 'a',
      item: 'gone',
      action: { label: 'A', href: '/b' },
    });
    expect(state).toBe('missing');
    expect(findings).toEqual([
      'item: There is no entry “gone” in services. Possible: tax.',
      'action/href: There is no page “/b”. Correct the path, or add the page.',
    ]);
  });

  test('is at fault itself where its own schema refuses it, whatever the site has', () => {
    expect(onSite({ type: 'quote', id: 'a', txet: 'A' })).toMatchObject({
      state: 'wrong',
      findings: [
        'txet: “txet” is not a property here. Possible: type, id, tone, text, source. Did you mean “text”?',
      ],
    });
  });

  test('has nothing to show where the site has nothing of the kind', () => {
    const recent = { type: 'recent-items', id: 'a', heading: 'A', collection: 'publications' };
    expect(onSite(recent)).toMatchObject({ state: 'empty', findings: [] });
  });
});

test('every example of every schema is shown on the shipped site', () => {
  const index = valid(compiler.check(shipped, LATER));
  const { examples } = exampleSite(compiler, schemaFiles, index, 'production');
  expect(examples.filter(({ state }) => state !== 'shown')).toEqual([]);
  expect(examples.every(({ block }) => isObject(block))).toBe(true);
});

test('the sections of a site are found on its pages and in the texts of its items', () => {
  const columns = {
    type: 'columns',
    id: 'both',
    blocks: [prose('one'), { type: 'quote', id: 'two', text: 'A.' }],
  };
  const body = [{ type: 'figure', id: 'inside', image }, columns];
  const index = valid(checkSite({ 'collections/articles/a.json': article('a', { body }) }));
  const found = siteBlocks(index).map(({ type, file, route, each }) => [type, file, route, each]);
  expect(found).toContainEqual(['prose', 'pages/index.json', '/', undefined]);
  expect(found).toContainEqual(['service-detail', 'pages/services/[slug].json', '/services/tax', 'services']);
  expect(found).toContainEqual(['figure', 'collections/articles/a.json', undefined, undefined]);
  expect(found).toContainEqual(['quote', 'collections/articles/a.json', undefined, undefined]);
});
