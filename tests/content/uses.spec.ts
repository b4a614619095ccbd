import { describe, expect, test } from 'vitest';
import { lineStarts, placeOf } from '../../src/content/diagnostics/locate.ts';
import { EVER } from '../../src/content/site/clock.ts';
import { lookUpSubject } from '../../src/content/uses/subject.ts';
import { listsOf, usesOf } from '../../src/content/uses/uses.ts';
import { branch, library } from './support/branches.ts';
import {
  article,
  compiler,
  input,
  link,
  NOW,
  navigation,
  page,
  prose,
  service,
  site,
} from './support/site.ts';

/** The uses of an id as `file:line:column text`, or what is wrong with it. */
function refs(id: string, files: Parameters<typeof input>[0] = {}): string[] {
  const { index } = compiler.check(input(files), NOW, { drafts: true });
  const looked = lookUpSubject(index, id);
  if ('problem' in looked) return [looked.problem];
  return usesOf(index, looked.subject).map((place) => {
    const source = index.allFiles.get(place.file)?.text ?? '';
    const { line, column } = placeOf(lineStarts(source), place.range());
    expect(JSON.parse(`"${source.slice(...place.range())}"`)).toBe(place.text);
    return `${place.file}:${line}:${column} ${place.text}`;
  });
}

const a = page(prose('team'));
const linking = (href: string) => page({ ...prose('x'), link: link(href) });
const quiet = navigation({ primary: [{ id: 'a', title: 'A', link: '/a#team' }], condensed: [] });

test('what is nested too deep to be read is not searched', () => {
  const files = { 'pages/a.json': linking('/b'), 'pages/b.json': a, 'pages/c.json': '['.repeat(100_000) };
  expect(refs('/b', files)).toEqual(['pages/a.json:15:18 /b']);
});

describe('a page', () => {
  test('links in blocks and menus, with query and anchor, in Markdown to the character, and redirects', () => {
    const files = {
      'pages/a.json': a,
      'pages/b.json': linking('/a?city=x#team'),
      'pages/c.json': page(
        prose('x', ['One [a](/a) and [again](/a#team).', '', '[b](/b) <a href="/a">a</a>']),
      ),
      'pages/d.json': linking('https://www.example.com/a'),
      'navigation.json': quiet,
      'site.json': site({ redirects: [{ from: '/old', to: '/a' }] }),
    };
    expect(refs('/a', files)).toEqual([
      'navigation.json:7:16 /a#team',
      'pages/b.json:15:18 /a?city=x#team',
      'pages/c.json:13:18 /a',
      'pages/c.json:13:34 /a#team',
      'pages/c.json:15:28 /a',
      'pages/d.json:15:18 https://www.example.com/a',
      'site.json:37:14 /a',
    ]);
    expect(refs('pages/a.json', files)).toEqual(refs('/a', files));
    expect(refs('/old', files)).toEqual(['site.json:36:16 /old']);
  });
  test('an escaped text is pointed at as it is written', () => {
    const text =
      '{"$schema": "../../schemas/page.schema.json", "title": "B", "seo": {"title": "T", "description": "D"}, "sections": [{"type": "prose", "id": "x", "text": "\\u00e9 \\"[a](\\/a)"}]}';
    expect(refs('/a', { 'pages/a.json': a, 'pages/b.json': text })).toEqual(['pages/b.json:1:168 /a']);
  });
  test('a hidden page is found like any other', () => {
    expect(refs('/a', { 'pages/a.json': { ...a, isActive: false }, 'pages/b.json': linking('/a') })).toEqual([
      'pages/b.json:15:18 /a',
    ]);
  });
  test('nothing uses it', () => {
    expect(refs('/a', { 'pages/a.json': a })).toEqual([]);
  });
});

describe('an item', () => {
  const shows = page({ type: 'service-detail', id: 'x', item: 'tax', action: link('/') });
  const listed = page({
    type: 'card-carousel',
    id: 'x',
    heading: 'A',
    collection: 'services',
    items: ['tax'],
  });
  const files = { 'pages/a.json': shows, 'pages/b.json': listed, 'pages/c.json': linking('/services/tax') };
  test('where it is named, and links to its page', () => {
    const uses = [
      'navigation.json:7:16 /services/tax',
      'navigation.json:39:16 /services/tax',
      'pages/a.json:12:16 tax',
      'pages/b.json:15:10 tax',
      'pages/c.json:15:18 /services/tax',
    ];
    for (const id of ['services/tax', 'tax', '/services/tax', 'collections/services/tax.json'])
      expect(refs(id, files), id).toEqual(uses);
  });
  test('in what a list asks for', () => {
    const list = { type: 'collection-list', id: 'x', heading: 'A', collection: 'branches' };
    const where = ['/region', '/name'].map((field) => ({ field, equals: 'north' }));
    expect(refs('regions/north', library({ 'pages/a.json': page({ ...list, where }) }))).toEqual([
      'collections/branches/harbour.json:10:14 north',
      'pages/a.json:17:22 north',
    ]);
  });
  test('in a block that takes it by its roles, whatever its type is called', () => {
    const fields = ['name', 'person', 'email', 'phone', 'street'];
    const text = { type: 'string', minLength: 1, description: 'A text.' };
    const office = {
      $schema: 'http://json-schema.org/draft-07/schema#',
      title: 'Office',
      type: 'object',
      additionalProperties: false,
      required: ['slug', ...fields],
      collection: {
        ...{ store: 'folder', key: 'slug', title: '/name' },
        ...{ person: '/person', email: '/email', phone: '/phone', address: '/street' },
      },
      properties: {
        slug: { $ref: '../../schemas/shared/slug.schema.json' },
        ...Object.fromEntries(fields.map((name) => [name, text])),
      },
    };
    const form = {
      ...{ type: 'contact-panel', id: 'form', heading: 'Write', formHeading: 'Form', cityHeading: 'Where' },
      ...{ defaultCity: 'quay', submitLabel: 'Send', mobileLabel: 'Write' },
    };
    const files = {
      'schemas/offices.schema.json': office,
      'collections/offices/quay.json': {
        slug: 'quay',
        ...Object.fromEntries(fields.map((name) => [name, 'x'])),
      },
      'pages/write.json': page(form),
    };
    expect(refs('offices/quay', files)).toEqual([expect.stringMatching(/^pages\/write\.json:\d+:23 quay$/)]);
    const { cityHeading: _, ...alone } = form;
    const { index } = compiler.check(input({ ...files, 'pages/b.json': page(alone) }), NOW);
    const item = index.collections.get('offices')?.byKey.get('quay');
    expect(item && listsOf(index, item).map(({ file }) => file)).toEqual(['pages/write.json']);
  });
  test('a name that two things have', () => {
    const both = { 'collections/articles/tax.json': article('tax') };
    expect(refs('tax', both)).toEqual(['“tax” may be “articles/tax” or “services/tax”. Write which one.']);
  });
});

describe('a section', () => {
  test('by path and on its own page by #id alone; the same id on other pages is another one', () => {
    const files = {
      'pages/a.json': page(prose('team'), { ...prose('x'), link: link('#team') }),
      'pages/b.json': page(prose('team'), { ...prose('x'), link: link('/a#team') }),
      'pages/c.json': page(prose('team'), { ...prose('x'), link: link('#team') }),
    };
    expect(refs('/a#team', files)).toEqual(['pages/a.json:20:18 #team', 'pages/b.json:20:18 /a#team']);
  });
});

test('a file below public/', () => {
  const files = { 'pages/a.json': page(prose('x', 'A [letter](/documents/a.pdf#page=2).')) };
  expect(refs('/documents/a.pdf', files)).toEqual(['pages/a.json:12:27 /documents/a.pdf#page=2']);
  expect(refs('public/documents/a.pdf', files)).toEqual(refs('/documents/a.pdf', files));
});

test('a variable, in each text that it stands in', () => {
  const files = { 'pages/a.json': page(prose('x', ['Write to {email}', 'or {email}.'])) };
  expect(refs('{email}', files)).toEqual([
    'navigation.json:47:17 {email}',
    'pages/a.json:13:19 {email}',
    'pages/a.json:14:13 {email}',
  ]);
});

test('an accent', () => {
  const list = {
    $schema: '../../schemas/collections/testimonials.schema.json',
    items: [{ id: 'a', label: 'A', accent: 'saffron', quote: 'Q' }],
  };
  expect(refs('accents/saffron', { 'collections/testimonials.json': list })).toEqual([
    'collections/testimonials.json:7:18 saffron',
  ]);
});

test.each([
  ['/servces/tax', 'There is no page “/servces/tax”. Did you mean “/services/tax”?'],
  ['/#intr', 'There is no section “intr” on /. Did you mean “/#intro”?'],
  ['/images/a.png', 'There is no file “public/images/a.png”. Did you mean “/images/a.svg”?'],
  ['services/tx', 'There is no item “services/tx”. Did you mean “services/tax”?'],
  ['fist', 'There is no page, item or file “fist”. Did you mean “first”?'],
  ['{emial}', 'There is no variable “{emial}”. Did you mean “{email}”?'],
  ['email', 'There is no page, item or file “email”. Did you mean “{email}”?'],
  ['accents/safron', 'There is no item “accents/safron”. Did you mean “accents/saffron”?'],
])('unknown: %s', (id, problem) => {
  expect(refs(id)).toEqual([problem]);
});

test('where a file cannot be read the others are searched', () => {
  expect(refs('/a', { 'pages/a.json': a, 'pages/b.json': linking('/a'), 'pages/c.json': '{' })).toEqual([
    'pages/b.json:15:18 /a',
  ]);
});

test('a translation is searched too: its sections are of the kind of those below them', () => {
  const files = {
    'collections/services/tax.json': service('tax'),
    'pages/a.json': a,
    'locales/hi/pages/a.json': { sections: [{ id: 'team', text: 'Ein [Link](/services/tax)' }] },
  };
  expect(refs('services/tax', files).at(0)).toBe('locales/hi/pages/a.json:5:27 /services/tax');
});

test('the lists that show an item do not name it', () => {
  const list = (more: object) =>
    page({ type: 'collection-list', id: 'list', heading: 'All', collection: 'articles', ...more });
  const files = {
    'pages/a.json': list({}),
    'pages/b.json': list({ where: [{ field: '/slug', equals: 'other' }] }),
    'pages/c.json': page({
      type: 'card-carousel',
      id: 'c',
      heading: 'C',
      collection: 'articles',
      items: ['one'],
    }),
    'collections/articles/one.json': article('one'),
    'collections/articles/other.json': article('other'),
  };
  const { index } = compiler.check(input(files), NOW);
  const item = index.collections.get('articles')?.byKey.get('one');
  expect(item && listsOf(index, item).map(({ file, pointer }) => file + pointer)).toEqual([
    'pages/a.json/sections/0/collection',
  ]);
});

test('what blocks show for its roles alone', () => {
  const person = (id: string, group: string) => ({ id, group, name: id, fullName: id, designation: 'Head' });
  const team = (id: string, group: string) => ({ type: 'team-list', id, heading: 'Team', group });
  const files = {
    'pages/a.json': page(team('heads', 'heads'), team('others', 'others')),
    'collections/team.json': { items: [person('ann', 'heads'), person('bob', 'others')] },
  };
  const { index } = compiler.check(input(files), NOW);
  const item = index.collections.get('team')?.byKey.get('bob');
  expect(item && listsOf(index, item).map(({ file, pointer }) => file + pointer)).toEqual([
    'pages/a.json/sections/1/type',
  ]);
});

test.each(['after', 'before'])('what a list shows until or from a day, when %s now', (side) => {
  const where = [{ field: '/opensOn', [side]: 'now' }];
  const of = { type: 'collection-list', id: 'list', heading: 'By day', collection: 'branches', where };
  const files = library({
    'pages/days.json': page(of),
    'collections/branches/quay.json': branch('quay', { opensOn: '2020-01-01' }),
  });
  const { index } = compiler.check(input(files), EVER, { drafts: true });
  const lists = ['harbour', 'quay'].map((slug) => {
    const item = index.collections.get('branches')?.byKey.get(slug);
    return item && listsOf(index, item).some(({ file }) => file === 'pages/days.json');
  });
  expect(lists).toEqual([false, true]);
});

test.each(['$item', { $item: '/id' }])('on the page of each item a list shows what has %o', (equals) => {
  const where = [{ field: '/region', equals }];
  const of = { type: 'collection-list', id: 'list', heading: 'Here', collection: 'branches', where };
  const files = library({
    'pages/regions/[id].json': { ...page(of), title: '{item.name}', each: 'regions' },
    'collections/branches/station.json': branch('station'),
  });
  const { index } = compiler.check(input(files), NOW);
  const lists = ['harbour', 'station'].map((slug) => {
    const item = index.collections.get('branches')?.byKey.get(slug);
    return item && listsOf(index, item).map(({ file }) => file);
  });
  const all = ['pages/branches/[slug].json', 'pages/branches/index.json'];
  expect(lists.map((list) => list?.sort())).toEqual([[...all, 'pages/regions/[id].json'], all]);
});
