import { describe, expect, it } from 'vitest';
import { resolveBlock } from '../../src/blocks/resolvers.ts';
import type { SearchIndex } from '../../src/model/search-index.ts';
import { branch, branchType, library } from './support/branches.ts';
import {
  article,
  checkSite,
  compiler,
  event,
  events,
  type FileSource,
  link,
  MEDIA,
  page,
  prose,
  site,
  valid,
} from './support/site.ts';

const publications = (...more: { readonly [key: string]: string | boolean }[]) => ({
  $schema: '../../schemas/collections/publications.schema.json',
  items: more.map((own, i) => ({
    id: `p${i}`,
    title: 'A guide',
    summary: 'What it says.',
    document: '/documents/a.pdf',
    image: { src: '/images/a.svg', alt: '' },
    createdAt: '2024-02-01T10:00:00+05:30',
    ...own,
  })),
});

/** What the search of a small valid site knows, with some of its files replaced. */
function indexOf(files: Readonly<Record<string, FileSource>>, media = MEDIA): SearchIndex {
  const [locale] = compiler.resolve(valid(checkSite(files, media)), 'production', resolveBlock);
  return locale?.searchIndex() ?? [];
}
const entryAt = (href: string, files: Readonly<Record<string, FileSource>>) =>
  indexOf(files).find((entry) => entry.href === href);
const hrefs = (files: Readonly<Record<string, FileSource>>) => indexOf(files).map(({ href }) => href);

const NONE = { 'collections/events.json': events() };
const articles = { ...page({ type: 'article-body', id: 'text' }), title: '{item.heading}', each: 'articles' };

describe('the search index', () => {
  it('has every page, but neither the not-found page nor one that search engines may not list', () => {
    const files = {
      ...NONE,
      'pages/a.json': page(prose('a')),
      'pages/b.json': { ...page(prose('b')), seo: { title: 'B', description: 'B', robots: 'noindex' } },
      'pages/c.json': { ...page(prose('c')), isActive: false },
    };
    expect(hrefs(files)).toEqual(['/', '/services/tax', '/a']);
  });

  it('says of a page what visitors read: title, summary, headings and text, without marks and buttons', () => {
    const section = {
      ...prose('a', [
        '## Low *costs*',
        '',
        'The **plan** of [{brand}](/), and its `end`.',
        '',
        '- One',
        '2. Two',
        '- [x] Three',
      ]),
      heading: 'Our way',
      eyebrow: 'Eyebrow',
      link: link('/'),
    };
    const files = { 'pages/a.json': { ...page(section), title: 'Costs', summary: 'What we cost.' } };
    expect(entryAt('/a', files)).toEqual({
      href: '/a',
      kind: 'page',
      title: 'Costs',
      text: 'What we cost.',
      headings: 'Low costs · Our way',
      body: 'The plan of Firm, and its end. One Two Three',
    });
  });

  it('has what a figure measures, and a field of an item that is called its label', () => {
    const facts = [{ value: '1,200', label: 'Families advised' }];
    const files = library({
      'pages/a.json': page({ type: 'key-facts', id: 'a', heading: 'Facts', facts }),
      'schemas/branches.schema.json': branchType({}, { label: { type: 'string', description: 'Its kind.' } }),
      'collections/branches/harbour.json': branch('harbour', { label: 'Mobile library' }),
    });
    expect(entryAt('/a', files)?.body).toBe('1,200 Families advised');
    expect(entryAt('/branches/harbour', files)?.body).toContain('Mobile library');
  });

  it('has the words of a table, not the marks that align its columns', () => {
    const table = prose('a', ['| Year | Paid |', '| :-- | --: |', '| 1 | ₹12 |']);
    expect(entryAt('/a', { 'pages/a.json': page(table) })?.body).toBe('Year Paid 1 ₹12');
  });

  it('has what is raised or lowered as part of its word, and no power as part of its number', () => {
    const text = prose(
      'a',
      'CO<sub>2</sub> and H<sub>2</sub>O, *K*<sub>v</sub>, m<sup>3</sup>/h, 1<sup>er</sup>, 10<sup>5</sup>.',
    );
    expect(entryAt('/a', { 'pages/a.json': page(text) })?.body).toBe('CO2 and H2O, Kv, m3/h, 1er, 10 5.');
  });

  it('has what stands between < and > in code, and no comment of it as a heading', () => {
    const lines = ['`Map<string>` is <kbd>K</kbd>.', '', '```sh', '# Once <again>', '```', '', '# Next'];
    expect(entryAt('/a', { 'pages/a.json': page(prose('a', lines)) })).toMatchObject({
      headings: 'Next',
      body: 'Map<string> is K . # Once <again>',
    });
    const short = prose('a', ['```ts', 'Array<string>', '```']);
    expect(entryAt('/a', { 'pages/a.json': page(short) })?.body).toBe('Array<string>');
  });
  it('has code as it is written: its names whole, its braces unfilled, its language left out', () => {
    const code = prose('a', ['`E_429_FAILED` at `/{brand}` is _so_.', '', '```js', 'fetch_user()', '```']);
    expect(entryAt('/a', { 'pages/a.json': page(code) })?.body).toBe(
      'E_429_FAILED at /{brand} is so. fetch_user()',
    );
  });

  it('takes a page’s description where it has no summary', () => {
    expect(entryAt('/a', { 'pages/a.json': page(prose('a')) })?.text).toBe('Description');
  });

  it('has an article with its date, its topics and its text', () => {
    const body = [{ ...prose('one', 'Full text.'), heading: 'First' }];
    const files = {
      'pages/articles/[slug].json': { ...articles, $schema: '../../../schemas/page.schema.json' },
      'collections/articles/a.json': article('a', { heading: 'Budget', topics: ['Tax'], body }),
    };
    expect(entryAt('/articles/a', files)).toEqual({
      href: '/articles/a',
      kind: 'article',
      title: 'Budget',
      text: 'Description.',
      headings: 'First · Tax',
      body: 'Full text.',
      date: { iso: '2024-01-01T10:00:00+05:30', text: 'Jan 1, 2024' },
    });
  });

  it('leads from a publication to its document', () => {
    expect(indexOf({ ...NONE, 'collections/publications.json': publications({}) }).at(-1)).toEqual({
      href: '/documents/a.pdf',
      kind: 'publication',
      title: 'A guide',
      text: 'What it says.',
      headings: '',
      body: '',
      date: { iso: '2024-02-01T10:00:00+05:30', text: 'Feb 1, 2024' },
      file: 'PDF, 1 KB',
    });
  });

  it('has a document once, where it has a page of its own', () => {
    const each = { ...page(prose('a')), title: '{item.title}', each: 'publications' };
    const files = {
      ...NONE,
      'pages/publications/[id].json': { ...each, $schema: '../../../schemas/page.schema.json' },
      'collections/publications.json': publications({}),
    };
    expect(hrefs(files)).toEqual(['/', '/services/tax', '/publications/p0']);
  });

  it('says how large a document is as its language writes numbers', () => {
    const locales = [{ code: 'de', name: 'Deutsch', dir: 'ltr' }];
    const files = {
      ...NONE,
      'site.json': site({ locales }),
      'collections/publications.json': publications({}),
    };
    const document = { bytes: 1_234_567, hash: 'a', size: null };
    expect(indexOf(files, new Map([...MEDIA, ['/documents/a.pdf', document]])).at(-1)?.file).toBe(
      'PDF, 1,2 MB',
    );
  });

  it('leaves out what is switched off or dated later, and events that have no page', () => {
    const files = {
      'collections/publications.json': publications(
        { isActive: false },
        { createdAt: '2030-01-01T00:00:00Z' },
      ),
      'collections/events.json': events(event('now')),
      'pages/articles/[slug].json': { ...articles, $schema: '../../../schemas/page.schema.json' },
      'collections/articles/off.json': article('off', { isActive: false }),
      'collections/articles/late.json': article('late', { createdAt: '2030-01-01T00:00:00Z' }),
    };
    expect(hrefs(files)).toEqual(['/', '/services/tax']);
  });

  it('has a list once, by its first page', () => {
    const list = { type: 'collection-list', id: 'a', heading: 'A', collection: 'events' };
    const some = events(...Array.from({ length: 13 }, (_, i) => event(`e${i}`)));
    expect(hrefs({ 'pages/events.json': page(list), 'collections/events.json': some })).toEqual([
      '/',
      '/services/tax',
      '/events',
    ]);
  });

  it('finds people on the page that shows them, by the list that shows them', () => {
    const person = (id: string, group: string) => ({
      id: id.toLowerCase(),
      group,
      name: id,
      fullName: `${id} Rao`,
      designation: 'Head',
      image: { src: '/images/a.svg', alt: '' },
      paragraphs: ['Text.'],
    });
    const files = {
      'pages/team.json': page({ type: 'team-list', id: 'a', heading: 'Team', group: 'management' }),
      'collections/team.json': {
        $schema: '../../schemas/collections/team.schema.json',
        items: [person('Asha', 'management'), person('Dev', 'independent')],
      },
    };
    expect(entryAt('/team', files)?.body).toBe('Asha Asha Rao Head Text.');
  });

  it('finds people who have pages of their own there alone', () => {
    const form = { formHeading: 'F', cityHeading: 'C', submitLabel: 'S', mobileLabel: 'M' };
    const panel = { type: 'contact-panel', id: 'c', heading: 'H', collection: 'branches', ...form };
    const roles = { person: '/name', email: '/mail', phone: '/call', address: '/name' };
    const text = { type: 'string', description: 'Text.' };
    const reached = { mail: 'a@example.com', call: '+44 20 5550 0142' };
    const all = library({
      'schemas/branches.schema.json': {
        ...branchType(roles, { mail: text, call: text }),
        required: ['slug', 'name', 'about', 'photo', 'mail', 'call'],
      },
      'collections/branches/harbour.json': branch('harbour', reached),
      'pages/contact.json': page(panel),
    });
    const { 'pages/branches/[slug].json': _, ...pageless } = all;
    const said = (files: typeof pageless) => entryAt('/contact', files)?.body.includes('Books by the sea.');
    expect([said(pageless), said(all)]).toEqual([true, false]);
  });

  it('finds what has no page of its own on the page whose list shows it', () => {
    const list = (more: object) =>
      page({ type: 'collection-list', id: 'l', heading: 'L', collection: 'branches', ...more });
    const named = (name: string) => list({ where: [{ field: '/name', equals: name }] });
    const pier = branch('pier', { name: 'Pier', about: 'Deck chairs.' });
    const all = library({
      'collections/branches/pier.json': pier,
      'pages/a.json': named('Harbour'),
      'pages/b.json': named('Pier'),
      'pages/few.json': list({ limit: 1 }),
    });
    const { 'pages/branches/[slug].json': _, ...pageless } = all;
    const bodies = (files: typeof pageless) => ['/a', '/b', '/few'].map((href) => entryAt(href, files)?.body);
    expect(bodies(pageless)).toEqual(['Harbour Books by the sea. North', 'Pier Deck chairs.', '']);
    // What has a page is found there.
    expect(bodies(all)).toEqual(['', '', '']);
  });

  it('finds an item by the names of those that it refers to, as these are now', () => {
    const town = (name: string) =>
      library({
        'collections/regions.json': {
          $schema: '../schemas/regions.schema.json',
          items: [{ id: 'north', name }],
        },
      });
    expect(entryAt('/branches/harbour', town('North'))?.body).toBe('North');
    const printsOf = (files: Readonly<Record<string, FileSource>>) => {
      const [locale] = compiler.resolve(valid(checkSite(files)), 'production', resolveBlock);
      return locale?.searchParts().map(({ print, make }) => [make().href, print]);
    };
    const [before, after] = [printsOf(town('North')), printsOf(town('Upland'))];
    expect(after?.filter((part, i) => part[1] !== before?.[i]?.[1]).map(([href]) => href)).toEqual([
      '/branches/harbour',
    ]);
  });

  it('gives each of many entries less room', () => {
    const long = 'word '.repeat(2000);
    const lengthAmong = (count: number) => {
      const pages = Object.fromEntries(
        Array.from({ length: count }, (_, i) => [`pages/p${i}.json`, page(prose('a', long))]),
      );
      return entryAt('/p0', pages)?.body.length;
    };
    expect(lengthAmong(1)).toBe(8000);
    // With the home page and the service's.
    expect(lengthAmong(198)).toBe(3000);
  });

  it('stands at an address that content does not change, below the base path for browsers', () => {
    const index = valid(checkSite({ 'site.json': site({ basePath: '/preview' }) }));
    const [locale] = compiler.resolve(index, 'production', resolveBlock);
    expect(locale?.searchAddress).toBe('/_data/search/en.json');
    expect(locale?.shell.search).toBe('/preview/_data/search/en.json');
    expect(locale?.searchIndex()[0]?.href).toBe('/preview');
  });
});

describe('the search index of a language', () => {
  it('says of what nobody has translated which language it is in', () => {
    const locales = [
      { code: 'en', name: 'English', dir: 'ltr' },
      { code: 'ur', name: 'اردو', dir: 'rtl' },
    ];
    const overlay = (schema: string, more: object) => ({ $schema: `${schema}.schema.json`, ...more });
    const index = valid(
      checkSite({
        ...NONE,
        'site.json': site({ locales }),
        'pages/a.json': page(prose('a')),
        'locales/ur/pages/a.json': overlay('../../../../schemas/locales/page', { title: 'صفحہ' }),
      }),
    );
    const [, ur] = compiler.resolve(index, 'production', resolveBlock);
    expect(ur?.searchIndex().map(({ href, lang, dir }) => [href, lang, dir])).toEqual([
      ['/ur', 'en', 'ltr'],
      ['/ur/services/tax', 'en', 'ltr'],
      ['/ur/a', undefined, undefined],
    ]);
  });
});
