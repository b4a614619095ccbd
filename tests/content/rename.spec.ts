import { describe, expect, test } from 'vitest';
import { diffOf } from '../../src/content/edit/text-edit.ts';
import { planRename, type Renaming } from '../../src/content/rename/plan.ts';
import { changedInput } from '../../src/content/rename/site-change.ts';
import type { SiteInput } from '../../src/content/site/input.ts';
import { branch, library, regionType } from './support/branches.ts';
import { article, compiler, event, events, input, link, NOW, page, prose, site } from './support/site.ts';

type Files = Parameters<typeof input>[0];

const planOf = (of: SiteInput, from: string, to: string): Renaming =>
  planRename({ compiler, input: of, now: NOW }, from, to);

function changeOf(of: SiteInput, from: string, to: string) {
  const plan = planOf(of, from, to);
  if ('problem' in plan)
    throw new Error([plan.problem, ...(plan.mistakes ?? []).map(({ message }) => message)].join(' '));
  return plan.change;
}

/** The changed lines of every file, and where it went. */
function renamed(from: string, to: string, files: Files): Record<string, string[]> {
  const lines = changeOf(input(files), from, to).files.map((file): [string, string[]] => [
    file.from === file.to ? file.to : `${file.from} → ${file.to}`,
    diffOf(file.before, file.after)
      .filter((line) => !line.startsWith('@@'))
      .map((line) => line.replace(/^(.)\s*/, '$1')),
  ]);
  return Object.fromEntries(lines);
}

function refused(from: string, to: string, files: Files = {}): string {
  const plan = planOf(input(files), from, to);
  if (!('problem' in plan)) throw new Error('It was not refused.');
  return [plan.problem, ...(plan.mistakes ?? []).map(({ message }) => message)].join(' ');
}

const linking = (href: string) => page({ ...prose('x'), link: link(href) });
const a = page(prose('team'));

describe('a page', () => {
  const files = {
    'pages/a.json': a,
    'pages/a/deep.json': { ...page(prose('x')), $schema: '../../../schemas/page.schema.json' },
    'pages/b.json': page(prose('x', ['[a](/a?b=1#team) and [deep](/a/deep)', '[no](/ab)'])),
    'pages/ab.json': linking('/a#team'),
    'site.json': site({ redirects: [{ from: '/old', to: '/a' }] }),
  };
  test('its file moves with the pages below, links keep query and anchor, old addresses lead to the new ones', () => {
    expect(renamed('/a', '/about/us', files)).toEqual({
      'pages/a.json → pages/about/us.json': [
        '-"$schema": "../../schemas/page.schema.json",',
        '+"$schema": "../../../schemas/page.schema.json",',
      ],
      'pages/a/deep.json → pages/about/us/deep.json': [
        '-"$schema": "../../../schemas/page.schema.json",',
        '+"$schema": "../../../../schemas/page.schema.json",',
      ],
      'pages/ab.json': ['-"href": "/a#team"', '+"href": "/about/us#team"'],
      'pages/b.json': [
        '-"[a](/a?b=1#team) and [deep](/a/deep)",',
        '+"[a](/about/us?b=1#team) and [deep](/about/us/deep)",',
      ],
      'site.json': [
        '-"to": "/a"',
        '+"to": "/about/us"',
        '+},',
        '+{',
        '+"from": "/a",',
        '+"to": "/about/us"',
        '+},',
        '+{',
        '+"from": "/a/deep",',
        '+"to": "/about/us/deep"',
      ],
    });
  });
  test('afterwards the site is as valid as before', () => {
    const of = input(files);
    const after = changedInput(of, changeOf(of, '/a', '/about/us'));
    expect(compiler.check(after, NOW).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
  test('what a file that is not read may be is no new mistake', () => {
    const of = input({ 'pages/a.json': a, 'pages/b.json': linking('/offer') });
    expect(planOf({ ...of, unread: new Map([['pages/offer.JSON', 'kind']]) }, '/a', '/c')).toHaveProperty(
      'change',
    );
  });
  test('taken back, it turns its redirect round: nothing else is left of it', () => {
    const of = input({
      'pages/a.json': a,
      'pages/ab.json': linking('/a#team'),
      'site.json': site({ redirects: [] }),
    });
    const there = changedInput(of, changeOf(of, '/a', '/c'));
    const back = changedInput(there, changeOf(there, '/c', '/a'));
    for (const [path, text] of of.files) if (path !== 'site.json') expect(back.files.get(path)).toBe(text);
    expect(JSON.parse(String(back.files.get('site.json'))).redirects).toEqual([{ from: '/c', to: '/a' }]);
    const again = changedInput(back, changeOf(back, '/a', '/c'));
    expect(again.files.get('site.json')).toBe(there.files.get('site.json'));
  });
  test('a further page of a list leads to its beginning, for it goes with what is over; taken back it leads there, too', () => {
    const list = { type: 'collection-list', id: 'x', heading: 'A', collection: 'events', pageSize: 1 };
    const of = input({
      'pages/a.json': page(list),
      'collections/events.json': events(event('one'), event('two')),
    });
    const redirectsOf = ({ files }: SiteInput) => JSON.parse(String(files.get('site.json'))).redirects;
    const there = changedInput(of, changeOf(of, '/a', '/c'));
    expect(redirectsOf(there)).toEqual([
      { from: '/a', to: '/c' },
      { from: '/a/page/2', to: '/c' },
    ]);
    expect(redirectsOf(changedInput(there, changeOf(there, '/c', '/a')))).toEqual([
      { from: '/c', to: '/a' },
      { from: '/c/page/2', to: '/a' },
    ]);
  });
  test('line ends, indentation and the last line stay as they are', () => {
    const crlf = (text: unknown) => String(text).replaceAll('  ', '\t').replaceAll('\n', '\r\n').trimEnd();
    const of = input(files);
    const before = { ...of, files: new Map([...of.files].map(([path, text]) => [path, crlf(text)])) };
    const after = changedInput(before, changeOf(before, '/a', '/c'));
    const plain = changedInput(of, changeOf(of, '/a', '/c'));
    for (const [path, text] of plain.files) expect(after.files.get(path), path).toBe(crlf(text));
  });
  test('a page that is switched off had no address: no redirect', () => {
    expect(renamed('/a', '/c', { 'pages/a.json': { ...a, isActive: false } })).toEqual({
      'pages/a.json → pages/c.json': [],
    });
  });
  test('the page for unknown addresses is named from then on', () => {
    expect(renamed('/404', '/lost', {})['site.json']).toEqual(['-}', '+},', '+"notFound": "/lost"']);
  });
  test('a page for every item moves too, and each of its addresses is redirected', () => {
    const changed = renamed('/services', '/advice', {
      'pages/services/index.json': {
        ...linking('/services/tax'),
        $schema: '../../../schemas/page.schema.json',
      },
      'pages/services/[slug].json': {
        ...page({ type: 'service-detail', id: 'detail', action: link('/services/{item.slug}') }),
        $schema: '../../../schemas/page.schema.json',
        each: 'services',
      },
    });
    expect(changed['pages/services/[slug].json → pages/advice/[slug].json']).toEqual([
      '-"href": "/services/{item.slug}"',
      '+"href": "/advice/{item.slug}"',
    ]);
    expect(changed['site.json']?.filter((line) => line.includes('"from"'))).toEqual([
      '+"from": "/services/tax",',
      '+"from": "/services",',
    ]);
  });
  test('escapes, and links that are written another way', () => {
    const text = JSON.stringify(page(prose('x', 'é [a](/a) `[a](/ab)` <a href="/a">a</a>')))
      .replaceAll('/', '\\/')
      .replace('é', '\\u00e9');
    const of = input({ 'pages/a.json': a, 'pages/ab.json': a, 'pages/b.json': text });
    const after = changedInput(of, changeOf(of, '/a', '/c')).files.get('pages/b.json');
    expect(after).toBe(text.replaceAll('(\\/a)', '(/c)').replace('href=\\"\\/a\\"', 'href=\\"/c\\"'));
  });
});

describe('an item', () => {
  const articles = {
    ...page({ type: 'article-body', id: 'text' }),
    $schema: '../../../schemas/page.schema.json',
    each: 'articles',
  };
  const files = {
    'pages/articles/[slug].json': articles,
    'collections/articles/one.json': article('one'),
    'pages/b.json': page({ type: 'article-body', id: 'x', item: 'one' }, prose('y', '[one](/articles/one)')),
  };
  test.each(['two', 'articles/two', '/articles/two'])('slug, id, file, references and page: %s', (to) => {
    expect(renamed('articles/one', to, files)).toEqual({
      'collections/articles/one.json → collections/articles/two.json': [
        '-"id": "one",',
        '-"slug": "one",',
        '+"id": "two",',
        '+"slug": "two",',
      ],
      'pages/b.json': [
        '-"item": "one"',
        '+"item": "two"',
        '-"text": "[one](/articles/one)"',
        '+"text": "[one](/articles/two)"',
      ],
      'site.json': [
        '-}',
        '+},',
        '+"redirects": [',
        '+{',
        '+"from": "/articles/one",',
        '+"to": "/articles/two"',
        '+}',
        '+]',
      ],
    });
  });
  test('the lists that are narrowed to it, page by page', () => {
    const list = { type: 'collection-list', id: 'x', heading: 'A', collection: 'branches' };
    const found = page({ ...list, pageSize: 1, filters: ['/region'] });
    const pier = branch('pier', { region: 'north' });
    const files = library({ 'pages/found.json': found, 'collections/branches/pier.json': pier });
    expect(
      renamed('regions/north', 'coast', files)['site.json']?.filter((line) => line.includes('/region/')),
    ).toEqual([
      '+"from": "/found/region/north",',
      '+"to": "/found/region/coast"',
      '+"from": "/found/region/north/page/2",',
      '+"to": "/found/region/coast"',
    ]);
  });
  test('an entry of a list', () => {
    const shown = page({ type: 'video-detail', id: 'x', item: 'first' });
    expect(
      renamed('events/first', 'talk', {
        'pages/b.json': shown,
        'collections/events.json': events(event('first'), event('other')),
        'locales/hi/collections/events.json': {
          items: [{ id: 'first', title: 'H' }],
          $source: { '/items/first/title': 'a', '/items/other/title': 'b' },
        },
      }),
    ).toEqual({
      'collections/events.json': ['-"id": "first",', '+"id": "talk",'],
      'locales/hi/collections/events.json': [
        '-"id": "first",',
        '+"id": "talk",',
        '-"/items/first/title": "a",',
        '+"/items/talk/title": "a",',
      ],
      'pages/b.json': ['-"item": "first"', '+"item": "talk"'],
    });
  });
  test('an entry of a list whose key is a slug', () => {
    const slug = { $ref: '../../schemas/shared/slug.schema.json' };
    const files = library({
      'schemas/regions.schema.json': {
        ...regionType,
        required: ['slug'],
        collection: { store: 'list', key: 'slug', title: '/slug' },
        properties: { slug },
      },
      'collections/regions.json': {
        $schema: '../schemas/regions.schema.json',
        items: [{ slug: 'north' }, { slug: 'south' }],
      },
    });
    expect(renamed('regions/north', 'hills', files)).toEqual({
      'collections/branches/harbour.json': ['-"region": "north"', '+"region": "hills"'],
      'collections/regions.json': ['-"slug": "north"', '+"slug": "hills"'],
    });
  });
});

test('a link that writes the site’s own address out, in each language', () => {
  const own = 'https://www.example.com/preview';
  const text = `[a](${own}/a?b#team) [hi](${own}/hi/a) [pdf](${own}/documents/a.pdf) [ab](${own}/ab) [no](https://www.example.com/a)`;
  const files = {
    'site.json': site({
      basePath: '/preview',
      locales: [
        { code: 'en', name: 'English', dir: 'ltr' },
        { code: 'hi', name: 'हिन्दी', dir: 'ltr' },
      ],
    }),
    'pages/a.json': a,
    'pages/ab.json': page(prose('x')),
    'pages/b.json': page(prose('x', text)),
  };
  const after = (from: string, to: string) => renamed(from, to, files)['pages/b.json']?.at(-1);
  const instead = (from: string, to: string) => `+"text": "${text.replaceAll(from, to)}"`;
  expect(after('/a', '/c')).toBe(instead('/a?b#team', '/c?b#team').replace('/hi/a)', '/hi/c)'));
  expect(after('/a#team', '#people')).toBe(instead('#team', '#people'));
  expect(after('/documents/a.pdf', '/documents/b.pdf')).toBe(instead('a.pdf', 'b.pdf'));
  const home = `[home](${own}#team) [hi](${own}/hi#team) [here](#team)`;
  const both = {
    'site.json': files['site.json'],
    'pages/index.json': page(prose('team')),
    'pages/b.json': page(prose('team', home)),
  };
  expect(renamed('/#team', '#people', both)['pages/b.json']?.at(-1)).toBe(
    `+"text": "${home.replace('#team', '#people').replace('hi#team', 'hi#people')}"`,
  );
  expect(renamed('/b#team', '#people', both)['pages/b.json']?.at(-1)).toBe(
    `+"text": "${home.replace('](#team', '](#people')}"`,
  );
});

test('a file below public/', () => {
  const of = input({ 'pages/a.json': page(prose('x', 'A [letter](/documents/a.pdf#page=2).')) });
  const change = changeOf(of, '/documents/a.pdf', '/documents/2024/letter.pdf');
  expect([...change.media]).toEqual([['/documents/a.pdf', '/documents/2024/letter.pdf']]);
  expect(changedInput(of, change).files.get('pages/a.json')).toContain('(/documents/2024/letter.pdf#page=2)');
});

test('a PDF takes the document along that it is printed from', () => {
  const files = { 'documents/a.json': page(prose('x')), 'documents/b.json': page(prose('x')) };
  const { files: moved, media } = changeOf(input(files), '/documents/a.pdf', '/documents/letter.pdf');
  expect(moved.map(({ from, to }) => [from, to])).toEqual([['documents/a.json', 'documents/letter.json']]);
  expect([...media]).toEqual([['/documents/a.pdf', '/documents/letter.pdf']]);
  expect(refused('/documents/a.pdf', '/documents/b.pdf', files)).toBe(
    'There is a file documents/b.json already.',
  );
  expect(refused('/documents/a.pdf', '/letter.pdf', files)).toContain('Content lies in');
});

test('a section, on its own page and elsewhere, and in its translation', () => {
  const files = {
    'pages/a.json': page(prose('team', 'See [here](#team).')),
    'pages/b.json': page(
      prose('team'),
      { ...prose('x'), link: link('/a#team') },
      { ...prose('y'), link: link('#team') },
    ),
  };
  const here = [
    '-"id": "team",',
    '-"text": "See [here](#team)."',
    '+"id": "people",',
    '+"text": "See [here](#people)."',
  ];
  expect(renamed('/a#team', '#people', files)).toEqual({
    'pages/a.json': here,
    'pages/b.json': ['-"href": "/a#team"', '+"href": "/a#people"'],
  });
  const overlay = {
    sections: [{ id: 'team', text: 'Sehen Sie [hier](#team).' }],
    $source: { '/sections/team/text': 'a' },
  };
  expect(
    renamed('/a#team', '/a#people', {
      'pages/a.json': files['pages/a.json'],
      'locales/hi/pages/a.json': overlay,
    }),
  ).toEqual({
    'locales/hi/pages/a.json': [
      '-"id": "team",',
      '-"text": "Sehen Sie [hier](#team)."',
      '+"id": "people",',
      '+"text": "Sehen Sie [hier](#people)."',
      '-"/sections/team/text": "a"',
      '+"/sections/people/text": "a"',
    ],
    'pages/a.json': here,
  });
  // A translation without the section stays untouched.
  expect(
    renamed('/a#team', '#people', { 'pages/a.json': files['pages/a.json'], 'locales/hi/pages/a.json': {} }),
  ).toEqual({ 'pages/a.json': here });
});

describe('refused, with what to do', () => {
  const two = { 'pages/a.json': a, 'pages/b.json': page(prose('x')) };
  test.each([
    ['/', '/home', 'The home page cannot be renamed: every site needs it at “/”.'],
    ['/a', '/b', 'There is a page “/b” already: pages/b.json.'],
    ['/a', '/services/tax', 'There is a page “/services/tax” already: pages/services/[slug].json.'],
    [
      '/a',
      'b',
      '“b” is no address for a page. Write lower-case letters, digits, hyphens and underscores after each slash, for example /about-us. Did you mean “/b”?',
    ],
    [
      '/a',
      '/../b',
      '“/../b” is no address for a page. Write lower-case letters, digits, hyphens and underscores after each slash, for example /about-us. Did you mean “/b”?',
    ],
    ['/a', '/c/index', '“/c/index” has a meaning of its own. Choose another address.'],
    ['/a', '/a', 'The old name and the new one are the same.'],
    ['/x', '/c', 'There is no page “/x”.'],
    ['/a#team', '/b#team', 'A section stays on its page. Write /a#team.'],
    [
      '/a#team',
      '#Team',
      '“Team” is no name for a section. Write a lower-case letter, then at most 63 letters, digits and hyphens, for example #how-we-work.',
    ],
    ['/#intro', '#end', 'There is a section “end” on / already.'],
    [
      'services/tax',
      'services/a_b',
      '“a_b” is no name for an item. Write at most 96 lower-case letters, digits and hyphens, for example a-first-article. Did you mean “a-b”?',
    ],
    [
      'services/tax',
      'articles/tax',
      'The item services/tax stays in its collection and its folder. Write its new name, for example services/a-new-name.',
    ],
    [
      '/images/a.svg',
      '/images/b.png',
      '“/images/b.png” must end in “.svg”: renaming a file does not make another kind of it.',
    ],
    [
      '/images/b.png',
      '/../b.png',
      '“/../b.png” is no path of a file below public/. Write letters, digits, dots, hyphens and underscores after each slash, for example /images/curve.svg.',
    ],
    ['{email}', 'x', 'This command does not rename the variable {email}. “refs” lists its uses.'],
  ])('%s → %s', (from, to, problem) => {
    expect(refused(from, to, two)).toBe(problem);
  });
  test('an address that is redirected elsewhere', () => {
    const files = { ...two, 'site.json': site({ redirects: [{ from: '/c', to: '/b' }] }) };
    expect(refused('/a', '/c', files)).toBe(
      '“/c” is redirected to “/b” in site.json. Remove that redirect first, or choose another name.',
    );
  });
  test('a file that cannot be read may hold references', () => {
    expect(refused('/a', '/c', { ...two, 'pages/d.json': '{' })).toBe(
      'site/pages/d.json cannot be read, so that its references would break. Mend it first: npm run validate',
    );
  });
  test('a link that only a variable leads there would break', () => {
    const files = {
      ...two,
      'pages/d.json': linking('{home}'),
      'site.json': site({ variables: { brand: 'Firm', email: 'a@b.example', home: '/a' } }),
    };
    expect(refused('/a', '/c', files)).toBe(
      'The site would have mistakes afterwards, so nothing was changed: “/a” is redirected. Write the address that it leads to. Did you mean “/c”?',
    );
  });
});
