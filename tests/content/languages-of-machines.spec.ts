import { expect, test } from 'vitest';
import { resolveBlock } from '../../src/blocks/resolvers.ts';
import { atomFeed } from '../../src/build/feed.ts';
import { webManifest } from '../../src/build/machine-files.ts';
import { redirectsOf } from '../../src/build/redirects.ts';
import {
  article,
  checkSite,
  compiler,
  event,
  events,
  image,
  input,
  NOW,
  page,
  prose,
  site,
  valid,
} from './support/site.ts';

const LOCALES = [
  { code: 'en', name: 'English', dir: 'ltr' },
  { code: 'ur', name: 'اردو', dir: 'rtl' },
];
const overlay = (schema: string, more: object) => ({ $schema: `${schema}.schema.json`, ...more });

/** A site in two languages, with one of its two events translated. */
function built(fields: Parameters<typeof site>[0] = {}) {
  const files = {
    'site.json': site({ locales: LOCALES, ...fields }),
    'collections/events.json': events(event('first'), event('second')),
    'collections/articles/a.json': article('a'),
    'pages/events/[id].json': { ...page(prose('x')), each: 'events' },
    'pages/articles/[slug].json': { ...page(prose('x')), each: 'articles' },
    'locales/ur/site.json': overlay('../../../schemas/locales/site', { brand: { name: 'فرم' } }),
    'locales/ur/collections/events.json': overlay('../../../../schemas/locales/collections/events', {
      items: [{ id: 'first', title: 'پہلا' }],
    }),
    'locales/ur/collections/articles/a.json': overlay('../../../../../schemas/locales/collections/articles', {
      heading: 'مضمون',
    }),
  };
  const index = valid(compiler.check(input(files), NOW));
  return { index, sites: compiler.resolve(index, 'production', resolveBlock) };
}

test('a feed is in its language, where its entries are translated; of the others it says theirs', () => {
  const feeds = built().sites.map((own) => atomFeed(own, '/feed.xml') ?? '');
  const titles = feeds.map((feed) =>
    [...feed.matchAll(/<(?:feed|entry) xml:lang="(\w+)".*?<title[^>]*>(?:<!\[CDATA\[)?([^\]<]+)/gs)]
      .map(([, lang, title]) => `${lang} ${title}`)
      .sort(),
  );
  expect(titles).toEqual([
    ['en Article', 'en Event', 'en Event', 'en Firm'],
    ['en Event', 'ur فرم', 'ur مضمون', 'ur پہلا'],
  ]);
});

test('structured data names the language that the text is in', () => {
  const [, ur] = built().sites;
  const languageOf = (route: string) => {
    const things = ur?.page(route).head.tags.flatMap(({ text = '' }) => text) ?? [];
    return /"inLanguage":"(\w+)"/.exec(things.join())?.[1];
  };
  expect(['/events/first', '/events/second', '/articles/a'].map(languageOf)).toEqual(['ur', 'en', 'ur']);
});

test('each language has its manifest, and its pages name it', () => {
  const { sites } = built();
  const manifests = sites.map((own) => JSON.parse(webManifest(own)));
  expect(manifests.map(({ name, lang, dir, start_url }) => [name, lang, dir, start_url])).toEqual([
    ['Firm', 'en', 'ltr', '/'],
    ['فرم', 'ur', 'rtl', '/ur'],
  ]);
  const named = sites.map((own) =>
    own.page('/').head.tags.find(({ attributes: { rel } }) => rel === 'manifest'),
  );
  expect(named.map((tag) => tag?.attributes.href)).toEqual(['/site.webmanifest', '/ur/site.webmanifest']);
});

test('an old address leads to its page in every language', () => {
  const { index, sites } = built({
    basePath: '/base',
    redirects: [
      { from: '/home', to: '/' },
      { from: '/old', to: '/events/first?a=1#x' },
      { from: '/picture', to: image.src },
      { from: '/away', to: 'https://example.com/' },
      { from: '/ur/away', to: '/' },
    ],
  });
  expect(redirectsOf(index, sites).map(({ from, to }) => `${from} → ${to}`)).toEqual([
    '/home → /',
    '/old → /events/first?a=1#x',
    `/picture → ${image.src}`,
    '/away → https://example.com/',
    '/ur/home → /ur',
    '/ur/old → /ur/events/first?a=1#x',
    `/ur/picture → ${image.src}`,
    '/ur/away → /ur',
  ]);
});

test('an article without blanks takes the time of its letters to read', () => {
  const index = valid(
    checkSite({
      'collections/articles/a.json': article('a', { body: [prose('text', '予'.repeat(880))] }),
      'pages/articles/[slug].json': { ...page({ type: 'article-body', id: 'article' }), each: 'articles' },
    }),
  );
  const [english] = compiler.resolve(index, 'production', resolveBlock);
  expect(english?.page('/articles/a').sections[0]?.data).toHaveProperty('readingTime', '2 min read');
});

test('an article takes the time of its answers, its cells and its columns to read, too', () => {
  const words = 'word '.repeat(219).trim();
  const answers = { type: 'accordion', id: 'a', heading: 'A', entries: [{ title: 'Why', text: words }] };
  const rates = {
    type: 'table',
    id: 'b',
    heading: 'B',
    caption: 'C',
    columns: [{ label: 'D' }],
    rows: [{ cells: [words] }],
  };
  const beside = { type: 'columns', id: 'c', blocks: [prose('d', words), prose('e', words)] };
  const index = valid(
    checkSite({
      'collections/articles/a.json': article('a', { body: [answers, rates, beside] }),
      'pages/articles/[slug].json': { ...page({ type: 'article-body', id: 'article' }), each: 'articles' },
    }),
  );
  const [english] = compiler.resolve(index, 'production', resolveBlock);
  expect(english?.page('/articles/a').sections[0]?.data).toHaveProperty('readingTime', '4 min read');
});

test('a page of a list and the minutes of an article are counted as dates are', () => {
  const list = { type: 'collection-list', id: 'list', heading: 'All', collection: 'articles', pageSize: 1 };
  const index = valid(
    checkSite({
      'site.json': site({ locales: [{ code: 'mr', name: 'मराठी', format: 'mr-IN', dir: 'ltr' }] }),
      'collections/articles/a.json': article('a'),
      'collections/articles/b.json': article('b'),
      'pages/articles/[slug].json': { ...page({ type: 'article-body', id: 'article' }), each: 'articles' },
      'pages/articles/index.json': page(list),
    }),
  );
  const [marathi] = compiler.resolve(index, 'production', resolveBlock);
  expect(marathi?.page('/articles/a').sections[0]?.data).toHaveProperty('readingTime', '१ min read');
  expect(marathi?.page('/articles/page/2').head.title).toMatch(/ · २$/);
});
