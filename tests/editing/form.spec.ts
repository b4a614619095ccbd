import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import type { JsonObject } from '../../src/content/json/json.ts';
import { holderOf, originalOf } from '../../src/editing/describe.ts';
import { openEditor } from '../../src/editing/editor.ts';
import { kindOf } from '../../src/editing/field-kind.ts';
import { formAt } from '../../src/editing/form.ts';
import { sayOperation, shortly } from '../../src/editing/say.ts';
import { garden, places } from '../content/support/places.ts';
import { checkSite, page, prose } from '../content/support/site.ts';
import { HOME, siteFolder } from './site-folder.ts';

test('an entry of a list is called by its words, else by its id', () => {
  const file = 'pages/services/[slug].json';
  const sections = [
    { ...prose('how'), heading: 'How' },
    { type: 'page-header', id: 'intro', heading: { $item: '/title' } },
  ];
  const { index } = checkSite({ [file]: { ...page(...sections), each: 'services' } });
  expect(formAt(index, file, '/sections')?.fields?.map(({ label }) => label)).toEqual(['How', 'intro']);
});

test('a value of 60 characters is said whole, of a longer one its beginning', () => {
  expect(shortly('x'.repeat(60))).toBe(`“${'x'.repeat(60)}”`);
  expect(shortly('x'.repeat(61))).toBe(`“${'x'.repeat(59)}…”`);
  expect(shortly(['One.', '', 'Two.'])).toBe('“One. Two.”');
  expect(shortly([{ field: '/ends', after: 'now' }])).toBe('“[{"field":"/ends","after":"now"}]”');
});

test('what a field is for is said in plain words, without the signs of code', () => {
  const { index } = checkSite({ 'pages/a.json': page(prose('a')) });
  const id = formAt(index, 'pages/a.json', '/sections/0')?.fields?.find(({ label }) => label === 'Id');
  expect(id?.description).toBe(
    'The section’s name on this page: unique here, used as the anchor #id in addresses.',
  );
});

const fieldsOf = (section: JsonObject) => {
  const { index } = checkSite({ 'pages/a.json': page(section) });
  const fields = formAt(index, 'pages/a.json', '/sections/0')?.fields ?? [];
  return Object.fromEntries(fields.map((field) => [field.label, field]));
};

test('an entry without a title is called by its first list, a row by its cells, hours by their days; else by its first text', () => {
  const { Rows } = fieldsOf({ type: 'table', id: 't', rows: [{ cells: ['Fee', '', '2'] }] });
  expect(Rows?.fields?.[0]?.label).toBe('Fee, 2');
  const days = ['monday', 'tuesday'];
  const { Hours } = fieldsOf({ type: 'opening-hours', id: 'h', hours: [{ opens: '09:00', days }] });
  expect(Hours?.fields?.[0]?.label).toBe('monday, tuesday');
  const { index } = checkSite({ 'site.json': { redirects: [{ from: '/old', to: '/' }] } });
  expect(formAt(index, 'site.json', '/redirects')?.fields?.[0]?.label).toBe('/old');
});

test('a new entry is like the last one of its list: a row has its number of cells', () => {
  const rows = [{ cells: ['Fee', '1', '2'] }];
  const { Rows } = fieldsOf({ type: 'table', id: 't', rows });
  expect(Rows?.fresh).toEqual({ cells: ['Write here', 'Write here', 'Write here'] });
});

test('a new entry of a list of choices is the first that is not there yet', () => {
  const hours = [{ days: ['monday', 'wednesday'], opens: '09:00', closes: '12:00' }];
  const { Hours } = fieldsOf({ type: 'opening-hours', id: 'h', hours });
  expect(Hours?.fields?.[0]?.fields?.[0]?.fresh).toBe('tuesday');
});

test('a day that another row has its hours for is not the one that a row gets', () => {
  const hours = [
    { days: ['monday', 'tuesday'], opens: '09:00', closes: '12:00' },
    { days: ['saturday'], opens: '10:00', closes: '16:00' },
  ];
  const { Hours } = fieldsOf({ type: 'opening-hours', id: 'h', hours });
  expect(Hours?.fields?.[1]?.fields?.[0]?.fresh).toBe('wednesday');
});

const field = '/title';
const hours = { opens: '09:00', closes: '12:00' };
test.each([
  [
    'opening-hours',
    { hours: [{ days: ['monday', 'tuesday'], ...hours }] },
    'Hours',
    { days: ['wednesday'], ...hours },
  ],
  ['card-carousel', { collection: 'events' }, 'Where', { field, given: true }],
  ['card-carousel', { collection: 'events', items: ['other'] }, 'Items', 'first'],
  ['collection-list', { collection: 'articles' }, 'Filters', '/topics'],
  ['collection-list', { collection: 'events', filters: ['/topics'] }, 'Filters', '/status'],
  ['whats-new', { columns: [] }, 'Columns', { collection: 'articles' }],
])('a new entry of %s, %j, is one that the checks accept: %s', (type, said, list, fresh) => {
  const made = fieldsOf({ type, id: 'a', ...said })[list]?.fresh;
  if (typeof fresh === 'string') expect(made).toBe(fresh);
  else expect(made).toMatchObject(fresh);
});

test('of what plays roles those are offered that do: types of items, or the items of such a type', () => {
  const { Collection } = fieldsOf({ type: 'testimonials', id: 'a' });
  expect(Collection?.choices).toEqual(['testimonials']);
  const { index } = checkSite(places);
  const fields = formAt(index, 'pages/a.json', '/sections/0')?.fields;
  expect(fields?.find(({ label }) => label === 'Default city')?.choices).toEqual(['garden']);
});

test('an item is chosen by its title, one of two of the same title by its key, too', () => {
  const [item] = garden.items;
  const items = [{ ...item }, { ...item, id: 'yard' }, { ...item, id: 'shop', name: 'The shop' }];
  const { index } = checkSite({ ...places, 'collections/places.json': { ...garden, items } });
  const fields = formAt(index, 'pages/a.json', '/sections/0')?.fields;
  const city = fields?.find(({ label }) => label === 'Default city');
  expect(city?.choices).toEqual(['garden', 'yard', 'shop']);
  expect(city?.names).toEqual(['a (garden)', 'a (yard)', 'The shop']);
});

test('an entry of a list that names items is chosen by their titles, and called by its own', () => {
  const { Items } = fieldsOf({
    type: 'card-carousel',
    id: 'a',
    collection: 'events',
    items: ['first', 'gone'],
  });
  const choices = { choices: ['first'], names: ['Event'] };
  expect(Items?.fields?.[0]).toMatchObject({ kind: 'choice', label: 'Event', ...choices });
  expect(Items?.fields?.[1]).toMatchObject({ kind: 'choice', label: 'gone', ...choices });
});

test('a number to fill in begins with a range', () => {
  const { Withdraw } = fieldsOf({ type: 'sip-calculator', id: 'a' });
  expect(Withdraw?.fresh).toMatchObject({ rate: { min: 0, max: 100, default: 0, step: 1 } });
});

test('what a site may have begins as the checks accept it', () => {
  const { index } = checkSite({});
  const freshOf = (pointer: string) => formAt(index, 'site.json', pointer)?.fresh;
  expect(freshOf('/redirects')).toEqual({ from: '/old-page', to: '/' });
  // A new site has the address https://example.com: there the profile would be a page of its own.
  expect(freshOf('/social')).toEqual({ network: 'facebook', url: 'https://example.org/our-profile' });
  expect(freshOf('/analytics/origins')).toBe('https://tags.example.com');
  // Without a container nothing is loaded.
  expect(freshOf('/analytics')).toEqual({ consent: true });
  const columns = [
    {
      heading: 'A',
      links: [
        { title: 'B', link: '/a' },
        { title: 'C', link: '/b' },
      ],
    },
  ];
  const { index: footed } = checkSite({ 'navigation.json': { footer: { columns } } });
  expect(formAt(footed, 'navigation.json', '/footer/columns')?.fresh).toEqual({
    heading: 'Write here',
    links: [{ title: 'Write here', link: '/' }],
  });
});

test('a list of blocks says which may stand in it', () => {
  const { Blocks } = fieldsOf({ type: 'columns', id: 'c', blocks: [prose('a')] });
  expect(Blocks?.choices).toContain('quote');
  expect(Blocks?.choices).not.toContain('banner');
});

test('the form of a translation says of each text what it is translated from', async () => {
  const folder = await siteFolder();
  const index = await (await openEditor(folder)).read();
  await rm(dirname(folder), { recursive: true });
  const address = { file: HOME, locale: 'hi' };
  const shown = index.languages.get('hi') ?? index;
  const form = formAt(shown, HOME, '/sections', (pointer) => originalOf(index, { ...address, pointer }));
  const texts = form?.fields?.map(({ fields }) => fields?.find(({ label }) => label === 'Text'));
  expect(texts?.map((text) => [text?.value, text?.state, text?.original])).toEqual([
    ['पहला', 'stale', 'Call {email} now.'],
    [['One.', '', 'Two.'], 'untranslated', ['One.', '', 'Two.']],
    ['अंत', 'stale', 'Text.'],
  ]);
  const heading = form?.fields?.[0]?.fields?.find(({ label }) => label === 'Heading');
  expect(heading).not.toHaveProperty('state');
});

test('what was done to an entry names it, by its words or its id', () => {
  const moved = { op: 'move', file: 'pages/a.json', pointer: '/sections/1', to: 0 } as const;
  expect(sayOperation(moved, { heading: 'How' })).toBe('Sections: an entry moved: “How” (pages/a.json)');
  expect(sayOperation(moved, { icon: 'tax' })).toBe('Sections: an entry moved (pages/a.json)');
  const added = { op: 'insert', file: 'pages/a.json', pointer: '/sections/1', value: { id: 'how' } } as const;
  expect(sayOperation(added, undefined)).toBe('Sections: an entry added: “how” (pages/a.json)');
  const gone = { op: 'remove', file: 'pages/a.json', pointer: '/sections/1/image' } as const;
  expect(sayOperation(gone, { alt: 'A tree' })).toBe('Image: removed: “A tree” (pages/a.json)');
  const named = { op: 'set', file: 'pages/a.json', locale: 'hi', pointer: '/image/alt', value: 'B' } as const;
  expect(sayOperation(named, undefined)).toBe('Alternative text: nothing → “B” (hi: pages/a.json)');
});

test.each([
  ['pages/a.json', '/sections/1/heading', '/sections/1'],
  ['pages/a.json', '/sections', ''],
  ['pages/a.json', '/seo/title', ''],
  ['strings.json', '/send/label', '/send/label'],
  ['collections/events.json', '/items/2/title', '/items/2'],
  ['collections/events.json', '/items', ''],
  ['collections/services/tax.json', '/title', ''],
  ['navigation.json', '/menu/0/label', '/menu/0'],
  ['navigation.json', '/footer/note', '/footer'],
  ['site.json', '', ''],
])('a field of %s at “%s” is shown by the form of “%s”', (file, pointer, holder) => {
  expect(holderOf(file, pointer)).toBe(holder);
});

test.each([
  [{ const: 'prose' }, 'kind', 'fixed'],
  [{ type: 'string' }, 'slug', 'fixed'],
  [{ type: 'string', enum: ['text', 'date'] }, 'type', 'choice'],
  [{ type: 'string', format: 'date-time' }, 'at', 'moment'],
  [{ type: 'string', format: 'date-or-time' }, 'at', 'moment'],
  [{ type: 'string', format: 'accent', enum: ['navy'] }, 'accent', 'choice'],
  [{ enum: ['a', 'b'] }, 'side', 'choice'],
  [{ type: 'string', reference: 'events' }, 'event', 'choice'],
  [{ type: 'string', roles: ['title'] }, 'collection', 'choice'],
  [{ type: 'integer', enum: [1, 2] }, 'grade', 'number'],
  [{ type: 'string', format: 'media', pattern: '^/.+\\.(svg|png)$' }, 'src', 'media'],
  [{ type: 'string', format: 'media', pattern: '^/.+\\.pdf$' }, 'document', 'file'],
  [{ type: 'string', format: 'media' }, 'sound', 'file'],
  [{ type: 'object' }, 'seo', 'group'],
  [{ type: 'array' }, 'items', 'list'],
  [{ type: 'boolean' }, 'wide', 'switch'],
  [{ type: 'integer' }, 'order', 'number'],
  [{ type: 'number' }, 'rate', 'number'],
  [{ type: 'string' }, 'title', 'text'],
  [{ type: 'string', pattern: '^a$' }, 'code', 'plain'],
  [{ type: 'string', format: 'email' }, 'email', 'plain'],
])('%j, called %s, is edited as a %s', (schema, name, kind) => {
  expect(kindOf(schema, name)).toBe(kind);
});
