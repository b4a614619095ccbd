import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/content/json/json.ts';
import { branchType, library } from '../../support/branches.ts';
import { page, report, seo } from '../../support/site.ts';

const faults = (section: JsonObject, more: JsonObject = { each: 'branches' }) => {
  const detail = {
    ...page({ type: 'prose', id: 'about', text: 'Text.', ...section }),
    $schema: '../../../schemas/page.schema.json',
    seo: { ...seo, title: 'Branch {item.name}' },
    ...more,
  };
  return report(library({ 'pages/branches/[slug].json': detail })).map((line) =>
    line.replace(/^pages\/branches\/\[slug\]\.json:\S+ /, ''),
  );
};
const at = 'reference/binding /sections/0';

describe('reference/binding', () => {
  test('a field that every item has, and that fits', () => {
    expect(faults({ heading: { $item: '/name' }, image: { $item: '/photo' } })).toEqual([]);
    expect(faults({ text: { $item: '/about' } })).toEqual([]);
  });
  test('another is refused, with the nearest', () => {
    expect(faults({ heading: { $item: '/nam' } })).toEqual([
      `${at}/heading/$item · An item of branches has no field “/nam”. Did you mean “/name”?`,
    ]);
  });
  test.each([
    [
      'a picture in place of a text',
      'heading',
      '/photo',
      '“/photo” does not fit here: this place takes a text.',
    ],
    [
      'a text in place of a picture',
      'image',
      '/name',
      '“/name” does not fit here: this place takes a picture with its alternative text.',
    ],
    [
      'a part of a picture in place of the whole',
      'image',
      '/photo/src',
      'An item of branches has no field “/photo/src”. Possible: /isActive, /slug, /name, /about, /photo, /region, /opensOn.',
    ],
  ])('%s', (_, place, field, message) => {
    expect(faults({ [place]: { $item: field } })).toEqual([`${at}/${place}/$item · ${message}`]);
  });
  test('a place for a date, some words, a whole number or a group of fields gets nothing less', () => {
    const choice = (...words: string[]) => ({ type: 'string', enum: words, description: 'One.' });
    const number = (type: string) => ({ type, description: 'One.' });
    const more = { ground: choice('paper', 'tint'), mood: choice('paper', 'glad') };
    const days = { type: 'array', items: choice('monday'), description: 'Its days.' };
    const clock = { type: 'string', description: 'An hour.' };
    const hours = (...required: string[]) => ({
      ...{ type: 'array', description: 'Its hours.' },
      items: {
        ...{ type: 'object', additionalProperties: false, required, description: 'Its hours.' },
        properties: { days, opens: clock, closes: clock },
      },
    });
    const type = branchType(
      {},
      {
        ...{ ...more, seats: number('integer'), share: number('number') },
        ...{ open: hours('days', 'opens', 'closes'), opening: hours('days', 'opens') },
      },
    );
    const of = (field: string) => ({ $item: field, else: 'hide' });
    const list = { type: 'collection-list', collection: 'regions' };
    const sections = [
      ...['/ground', '/mood', '/name'].map((field) => ({ type: 'prose', text: 'A.', tone: of(field) })),
      ...['/opensOn', '/name'].map((field) => ({ type: 'event-facts', startsAt: of(field) })),
      ...['/seats', '/share'].map((field) => ({ ...list, limit: of(field) })),
      ...['/open', '/opening'].map((field) => ({ type: 'opening-hours', hours: of(field) })),
    ].map((section, i) => ({ ...section, id: `a${i}`, heading: 'A' }));
    const detail = {
      ...{ ...page(...sections), each: 'branches', seo: { ...seo, title: 'Branch {item.name}' } },
      $schema: '../../../schemas/page.schema.json',
    };
    const found = report(
      library({ 'schemas/branches.schema.json': type, 'pages/branches/[slug].json': detail }),
    );
    expect(found.map((line) => line.replace(/^.* reference\/binding /, ''))).toEqual([
      '/sections/1/tone/$item · “/mood” does not fit here: this place takes one of “paper”, “tint”, “ink”.',
      '/sections/2/tone/$item · “/name” does not fit here: this place takes one of “paper”, “tint”, “ink”.',
      '/sections/4/startsAt/$item · “/name” does not fit here: this place takes a date.',
      '/sections/6/limit/$item · “/share” does not fit here: this place takes a whole number.',
      '/sections/8/hours/$item · “/opening” does not fit here: this place takes a list, each entry a group of fields with “days”, “opens”, “closes”.',
    ]);
  });
  test('a link leads to a file of the item', () => {
    const plan = { type: 'string', format: 'media', description: 'Its plan.' };
    const action = { label: 'Plan', href: { $item: '/plan', else: 'hide' } };
    const detail = {
      ...page({ type: 'page-header', id: 'a', heading: 'A', actions: [action] }),
      $schema: '../../../schemas/page.schema.json',
      ...{ each: 'branches', seo: { ...seo, title: 'Branch {item.name}' } },
    };
    const type = branchType({}, { plan });
    const files = { 'schemas/branches.schema.json': type, 'pages/branches/[slug].json': detail };
    expect(report(library(files))).toEqual([]);
  });
  test('a field that some items lack says what happens then', () => {
    expect(faults({ heading: { $item: '/opensOn' } })).toEqual([
      `${at}/heading/$item · Not every item of branches has “/opensOn”. Add "else": "hide" beside it.`,
    ]);
    expect(faults({ heading: { $item: '/opensOn', else: 'hide' } })).toEqual([]);
  });
  test('what no page can do without is a field that every item has', () => {
    expect(faults({}, { each: 'branches', title: { $item: '/opensOn', else: 'hide' } })).toEqual([
      'reference/binding /title/$item · No page can do without this, and not every item of branches has “/opensOn”. Name a field that each has.',
    ]);
  });
  test('a block shows the items that a field names, and those of another type nowhere', () => {
    const regions = { type: 'array', items: { type: 'string', reference: 'regions' }, description: 'Where.' };
    const of = (collection: string) => {
      const items = { $item: '/regions', else: 'hide' };
      const cards = { type: 'card-carousel', id: 'cards', heading: 'Cards', collection, items };
      return report(
        library({
          'schemas/branches.schema.json': branchType({}, { regions }),
          'pages/branches/[slug].json': {
            ...page(cards),
            $schema: '../../../schemas/page.schema.json',
            seo: { ...seo, title: 'Branch {item.name}' },
            each: 'branches',
          },
        }),
      );
    };
    expect(of('regions')).toEqual([]);
    expect(of('branches')).toEqual([
      expect.stringContaining(
        `${at}/items/$item · “/regions” names items of regions, and this block shows those of branches.`,
      ),
    ]);
  });
  test('a page that stands for no item has none', () => {
    expect(report({ 'pages/a.json': page({ type: 'prose', id: 'a', text: { $item: '/name' } }) })).toEqual([
      'pages/a.json:13:18-13:25 reference/binding /sections/0/text/$item · Only a page for each item of a collection can show a field of its item.',
    ]);
  });
});
