import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import jsonld from 'jsonld';
import Parser from 'rss-parser';
import { parseSitemap } from 'sitemap';
import { addresses, everyRoute, htmlOf, siteDir, siteOrigin } from './support/site.ts';
import { test } from './support/test.ts';

const LANGUAGES = [
  { code: 'en', home: '/', isOwn: (route: string) => !/^\/hi(\/|$)/.test(route) },
  { code: 'hi', home: '/hi', isOwn: (route: string) => /^\/hi(\/|$)/.test(route) },
] as const;

const read = (file: string) => readFileSync(join(siteDir, file), 'utf8');
const INSTANT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d))?$/;
const isInstant = (text: string | undefined) =>
  INSTANT.test(text ?? '') && !Number.isNaN(Date.parse(text ?? ''));

test.describe('the sitemap, read by a library that knows nothing of us', () => {
  test('has every page once, with its last change and all its languages', async () => {
    const known = addresses();
    const items = await parseSitemap(createReadStream(join(siteDir, 'sitemap.xml')));
    const urls = items.map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls).toEqual(everyRoute.map((route) => siteOrigin + route));
    expect(everyRoute.filter((route) => !known.has(route))).toEqual([]);
    expect(items.filter(({ lastmod }) => !isInstant(lastmod)).map(({ url }) => url)).toEqual([]);
    const faults = items.filter(({ url, links }) => {
      const inHtml = htmlOf(new URL(url).pathname).matchAll(
        /<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g,
      );
      const listed = links.map(({ lang, url: href }) => `${lang} ${href}`);
      return (
        listed.length !== 3 || listed.join() !== [...inHtml].map(([, lang, href]) => `${lang} ${href}`).join()
      );
    });
    expect(faults).toEqual([]);
  });

  test('leaves out the not-found pages and nothing else', () => {
    const known = new Set(everyRoute);
    const pages = [...addresses()].filter((address) => !address.includes('.'));
    expect(pages.filter((address) => !known.has(address))).toEqual(['/404', '/hi/404']);
  });

  test('is named by robots.txt', () => {
    expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\nSitemap: ${siteOrigin}/sitemap.xml\n`);
  });
});

for (const { code, home, isOwn } of LANGUAGES)
  test(`the ${code} feed, read by a library that knows nothing of us`, async () => {
    const address = `${home === '/' ? '' : home}/feed.xml`;
    const text = read(address);
    const feed = await new Parser().parseString(text);
    const own = everyRoute.filter(isOwn);
    expect(feed.link).toBe(siteOrigin + home);
    expect(feed.feedUrl).toBe(siteOrigin + address);
    expect(text).toContain(`xml:lang="${code}"`);
    expect(feed.items).toHaveLength(40);
    expect(new Set(feed.items.map(({ link }) => link)).size).toBe(40);
    const known = addresses();
    const faults = feed.items.flatMap(({ title = '', link = '', isoDate, content = '' }) => {
      const path = link.startsWith(siteOrigin) ? link.slice(siteOrigin.length) : '';
      const isOurs = known.has(path) && (own.includes(path) || path.endsWith('.pdf'));
      // A reader shows the text away from the site.
      const isApart = !/(?:src|href)="(?!https?:|mailto:|tel:)/.test(content);
      return title !== '' && isInstant(isoDate) && isOurs && isApart ? [] : [`${title} ${link}`];
    });
    expect(faults).toEqual([]);
    const inHindi = feed.items.filter(({ title = '' }) => /[\u0900-\u097f]/.test(title));
    expect(inHindi).toHaveLength(code === 'hi' ? 40 : 0);
    // Every article that is as new as the last of the forty.
    const articles = feed.items.filter(({ link = '' }) => link.includes('/articles/'));
    const last = Date.parse(feed.items.at(-1)?.pubDate ?? '');
    const dateOf = (route: string) => Date.parse(/"datePublished":"([^"]+)"/.exec(htmlOf(route))?.[1] ?? '');
    const newest = own
      .filter((route) => /\/knowledge-bank\/articles\/(?!page\/)/.test(route))
      .filter((route) => dateOf(route) >= last);
    expect(articles.map(({ link }) => link).sort()).toEqual(newest.map((route) => siteOrigin + route).sort());
    expect(articles.length).toBeGreaterThan(3);
    const link = `<link rel="alternate" type="application/atom+xml" title="Kesarquill" href="${address}"`;
    expect(own.filter((route) => !htmlOf(route).includes(link))).toEqual([]);
  });

type Thing = Readonly<Record<string, unknown>>;
const SCHEMA = 'https://schema.org/';
const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null;

/** The JSON-LD of a page, expanded by a processor that knows nothing of us; no network. */
async function thingsOf(route: string): Promise<Thing[]> {
  const texts = htmlOf(route).matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g);
  const document = { '@context': { '@vocab': SCHEMA } };
  const expanded = await Promise.all(
    [...texts].map(([, text = '']) =>
      jsonld.expand(JSON.parse(text), { documentLoader: async (documentUrl) => ({ document, documentUrl }) }),
    ),
  );
  return expanded.flat();
}

const typeOf = (thing: Thing) => String([thing['@type']].flat()[0] ?? '').replace(SCHEMA, '');
/** All things of a page, those within others too; what is only a reference is none. */
function within(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(within);
  if (!isThing(value)) return [];
  const inner = Object.values(value).flatMap(within);
  return '@type' in value ? [value, ...inner] : inner;
}
const valuesOf = (thing: Thing, name: string): unknown[] =>
  [thing[SCHEMA + name] ?? []]
    .flat()
    .map((value) => (isThing(value) && '@value' in value ? value['@value'] : value));

/** What search engines ask of each type, required and recommended, as far as a site can know it. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  FinancialService: [
    ...['name', 'legalName', 'url', 'logo', 'image', 'description', 'foundingDate', 'telephone', 'email'],
    ...['address', 'contactPoint', 'identifier', 'sameAs'],
  ],
  Organization: ['name', 'url'],
  OpeningHoursSpecification: ['opens', 'closes'],
  Event: [
    ...['name', 'description', 'image', 'startDate', 'endDate', 'eventAttendanceMode', 'location'],
    ...['organizer', 'inLanguage'],
  ],
  Place: ['name', 'address'],
  VirtualLocation: ['url'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  ContactPoint: ['contactType', 'telephone', 'email', 'availableLanguage'],
  PropertyValue: ['name', 'value'],
  WebSite: ['name', 'url', 'inLanguage', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Article: [
    ...['headline', 'description', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
    ...['inLanguage', 'mainEntityOfPage'],
  ],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'embedUrl', 'inLanguage'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
};

/** The pages with questions that people ask. */
const ASKED_BY_PEOPLE = ['/sip', '/products/mutual-funds', '/products/stocks'];

/** The events that people can still come to. */
const TO_COME = /\/(before-31-march-2027-a-morning-of-paperwork-in-pune|year-end-town-hall-2026)$/;

/** The kinds of things that a page is asked to tell. */
function expectedOn(path: string): string[] {
  if (path === '/') return ['FinancialService', 'WebSite'];
  if (path === '/contact-us') return ['FinancialService', 'BreadcrumbList'];
  const event = TO_COME.test(path) ? 'Event' : 'VideoObject';
  const kind = /^\/knowledge-bank\/(articles|events)\/(?!page\/)/.exec(path)?.[1];
  const own = kind === 'articles' ? ['Article'] : kind === 'events' ? [event] : [];
  const faq = ASKED_BY_PEOPLE.includes(path) ? ['FAQPage'] : [];
  return [...own, ...faq, 'BreadcrumbList'];
}

const TEXTS = ['name', 'headline', 'description', 'legalName', 'value', 'streetAddress'];
const LINKS = ['url', 'logo', 'image', 'item', 'thumbnailUrl', 'mainEntityOfPage', 'embedUrl', 'sameAs'];
const DATES = ['datePublished', 'dateModified', 'uploadDate', 'foundingDate', 'startDate', 'endDate'];

/** What is wrong with a thing, in words; nothing where all is well. */
function faultsOf(thing: Thing, code: string, known: ReadonlySet<string>): string[] {
  const asked = ASKED[typeOf(thing)];
  const bad = (names: readonly string[], isGood: (value: string) => boolean) =>
    names.flatMap((name) =>
      valuesOf(thing, name).flatMap((value) => (isGood(String(value)) ? [] : [`${name}: ${value}`])),
    );
  const isThere = (url: string) => !url.startsWith(siteOrigin) || known.has(new URL(url).pathname);
  return [
    ...(asked ?? ['unknown']).filter((name) => valuesOf(thing, name).length === 0),
    ...bad(TEXTS, (text) => /^[^{}]+$/.test(text)),
    ...bad(LINKS, (url) => url.startsWith('https://') && isThere(url)),
    ...bad(DATES, isInstant),
    ...bad(['inLanguage'], (language) => language === code),
  ];
}

test('the JSON-LD of every page, expanded by a processor: its kinds, and all that search engines ask of them', async () => {
  const known = addresses();
  const faults: string[] = [];
  const named = new Set<unknown>();
  const references = new Set<unknown>();
  for (const { code, home, isOwn } of LANGUAGES)
    for (const route of everyRoute.filter(isOwn)) {
      const tops = await thingsOf(route);
      const types = tops.map(typeOf).join();
      const path = home === '/' ? route : route.slice(home.length) || '/';
      if (types !== expectedOn(path).join()) faults.push(`${route} has ${types}`);
      for (const thing of within(tops)) {
        for (const fault of faultsOf(thing, code, known))
          faults.push(`${typeOf(thing)} on ${route}: ${fault}`);
        if ('@id' in thing) named.add(thing['@id']);
        for (const value of Object.values(thing).flat())
          if (isThing(value) && '@id' in value) references.add(value['@id']);
      }
      for (const list of tops.filter((thing) => typeOf(thing) === 'BreadcrumbList')) {
        const entries = within(list).slice(1);
        const places = entries.map((entry) => valuesOf(entry, 'position')[0]);
        if (places.some((place, i) => place !== i + 1)) faults.push(`${route}: positions ${places}`);
        const [last] = valuesOf(entries.at(-1) ?? {}, 'item');
        if (last !== siteOrigin + route) faults.push(`${route}: its trail ends at ${last}`);
      }
    }
  expect(faults).toEqual([]);
  // What a page only refers to is told on another one.
  expect([...references].filter((id) => !named.has(id) && !String(id).startsWith('_:'))).toEqual([]);
  expect([...named]).toContain(`${siteOrigin}/#organization`);
});

test('every social picture is a PNG of 1200 by 630', () => {
  const named = everyRoute.map(
    (route) => /property="og:image" content="([^"]+)"/.exec(htmlOf(route))?.[1] ?? '',
  );
  const pictures = new Set(named.map((address) => new URL(address).pathname));
  expect(pictures.size).toBeGreaterThan(everyRoute.length / 2);
  const sizes = [...pictures].map((path) => {
    const bytes = readFileSync(join(siteDir, path));
    return `${bytes.toString('latin1', 1, 4)} ${bytes.readUInt32BE(16)} × ${bytes.readUInt32BE(20)}`;
  });
  expect([...new Set(sizes)]).toEqual(['PNG 1200 × 630']);
});

for (const { code, home, isOwn } of LANGUAGES)
  test(`the web manifest of the ${code} pages names what is there`, () => {
    const address = `${home === '/' ? '' : home}/site.webmanifest`;
    const manifest: { start_url: string; name: string; lang: string; icons: { src: string }[] } = JSON.parse(
      read(address),
    );
    const known = addresses();
    expect([manifest.name, manifest.lang, manifest.start_url]).toEqual(['Kesarquill', code, home]);
    expect(manifest.icons.map(({ src }) => known.has(src))).toEqual([true, true, true]);
    const link = `<link rel="manifest" href="${address}" data-head>`;
    expect(everyRoute.filter(isOwn).filter((route) => !htmlOf(route).includes(link))).toEqual([]);
  });
