import { describe, expect, test } from 'vitest';
import { resolveBlock } from '../../src/blocks/resolvers.ts';
import { sitemapItems, sitemapXml, webManifest } from '../../src/build/machine-files.ts';
import type { JsonObject } from '../../src/content/json/json.ts';
import { socialSurroundings } from '../../src/content/resolve/social-address.ts';
import { branch, branchType, library, regionType } from './support/branches.ts';
import {
  article,
  check,
  compiler,
  image,
  input,
  NOW,
  page,
  picture,
  prose,
  seo,
  site,
  valid,
} from './support/site.ts';

type Files = Parameters<typeof input>[0];

const LOCALES = [
  { code: 'en', name: 'English', format: 'en-GB', dir: 'ltr' },
  { code: 'hi', name: 'हिन्दी', format: 'hi-IN', dir: 'ltr' },
];
/** Two languages, and a page that is translated. */
const IN_HINDI = { 'site.json': site({ locales: LOCALES }), 'locales/hi/pages/a.json': { title: 'अ' } };
const HOST = 'https://www.example.com';

function built(files: Files, environment = 'production', drafts = false) {
  const index = valid(compiler.check(input(files), NOW, { drafts }));
  return { index, sites: compiler.resolve(index, environment, resolveBlock) };
}

/** The head of a page in the first language: its title, and its tags as lines without those of social pictures. */
function head(route: string, files: Files, environment?: string) {
  const [first] = built(files, environment).sites;
  const { title, tags } = first?.page(route).head ?? { title: '', tags: [] };
  const lines = tags
    .filter(({ tag }) => tag !== 'script')
    .map(({ attributes }) => Object.values(attributes).join(' '))
    .filter((line) => !/^(og:image|application\/ld)/.test(line));
  const things: unknown[] = tags.flatMap(({ text }) => (text === undefined ? [] : [JSON.parse(text)]));
  return { title, lines, things };
}

const withSeo = (seo: object) => ({
  'pages/a.json': {
    ...page(prose('a')),
    seo: { title: 'A at {brand}', description: 'About {brand}.', ...seo },
  },
});
const TAGS = [
  'description About Firm.',
  `canonical ${HOST}/a`,
  'alternate application/atom+xml Firm /feed.xml',
  'manifest /site.webmanifest',
  'og:title A at Firm',
  'og:description About Firm.',
  `og:url ${HOST}/a`,
  'og:type website',
  'og:site_name Firm',
  'og:locale en_US',
  'twitter:card summary_large_image',
];

describe('the head of a page', () => {
  test('is made of its entry, and of what the site says', () => {
    const { title, lines } = head('/a', withSeo({}));
    expect(title).toBe('A at Firm');
    expect(lines).toEqual(TAGS);
  });

  test('has the entry’s own meta tags, by name and by property; its type replaces ours', () => {
    const metaTags = [
      { type: 'name', key: 'author', value: '{brand}' },
      { type: 'property', key: 'og:type', value: 'article' },
    ];
    const { lines } = head('/a', withSeo({ metaTags }));
    expect(lines.filter((line) => !TAGS.includes(line))).toEqual(['author Firm', 'og:type article']);
    expect(lines).not.toContain('og:type website');
    const [first] = built(withSeo({ metaTags })).sites;
    const attributes = first?.page('/a').head.tags.map((tag) => tag.attributes);
    expect(attributes).toContainEqual({ name: 'author', content: 'Firm' });
    expect(attributes).toContainEqual({ property: 'og:type', content: 'article' });
  });

  test('names the page in all languages, for search engines and for social networks', () => {
    const { lines } = head('/a', { ...withSeo({}), ...IN_HINDI });
    expect(lines.filter((line) => !TAGS.includes(line))).toEqual([
      `alternate en ${HOST}/a`,
      `alternate hi ${HOST}/hi/a`,
      `alternate x-default ${HOST}/a`,
      'og:locale en_GB',
      'og:locale:alternate hi_IN',
    ]);
  });

  test('names no language in which nobody has translated the page; a copy there is the original’s', () => {
    const { sites } = built({ ...withSeo({}), 'site.json': site({ locales: LOCALES }) });
    const named = sites.map((one) =>
      one
        .page('/a')
        .head.tags.flatMap(({ attributes: { property, content } }) =>
          property && /^og:(url|locale)/.test(property) ? [`${property} ${content}`] : [],
        ),
    );
    expect(named).toEqual(Array(2).fill([`og:url ${HOST}/a`, 'og:locale en_GB']));
  });

  test.each([
    [`${'文'.repeat(100)}。${'字'.repeat(100)}`, `${'文'.repeat(100)}。`],
    [`${'A'.repeat(163)}😀${'A'.repeat(9)}`, `${'A'.repeat(163)}…`],
    [`${'کیا '.repeat(30)}پہلا؟ ${'اور '.repeat(30)}`, `${'کیا '.repeat(30)}پہلا؟`],
    [`${'یہ '.repeat(40)}پہلا۔ ${'اور '.repeat(30)}`, `${'یہ '.repeat(40)}پہلا۔`],
    [`${'و'.repeat(160)}، ${'ثم '.repeat(30)}`, `${'و'.repeat(160)}…`],
    [`ACME ${'証'.repeat(200)}`, `ACME ${'証'.repeat(159)}…`],
  ])(
    'a description that search engines would cut ends with a sentence, and never within a sign',
    (said, told) => {
      const { lines } = head('/a', {
        'pages/a.json': { ...page(prose('a')), seo: { title: 'A', description: said } },
      });
      expect(lines).toContain(`description ${told}`);
    },
  );
  test('outside production the title says where, and nothing is indexed', () => {
    const environments = { dev: { titlePrefix: 'DEVELOPMENT | ' } };
    const { title, lines } = head('/a', { ...withSeo({}), 'site.json': site({ environments }) }, 'dev');
    expect(title).toBe('DEVELOPMENT | A at Firm');
    expect(lines.filter((line) => !TAGS.includes(line))).toEqual(['robots noindex']);
    expect(lines).toContain('og:title A at Firm');
  });

  test('the console tells what the app does only where the environment says so', () => {
    const files = { 'site.json': site({ environments: { qa: { debug: true } } }) };
    const debugOf = (environment: string) => built(files, environment).sites[0]?.shell.debug;
    expect(['production', 'qa', 'dev'].map(debugOf)).toEqual([undefined, true, undefined]);
  });

  test('may name another canonical address, or keep search engines out', () => {
    expect(head('/a', withSeo({ canonical: '/services/tax' })).lines).toContain(
      `canonical ${HOST}/services/tax`,
    );
    expect(head('/a', withSeo({ robots: 'noindex' })).lines).toContain('robots noindex');
  });

  test('has a drawn picture of 1200 by 630, or the entry’s own, and says its size', () => {
    const pictures = (seo: object) => {
      const [first] = built(withSeo(seo)).sites;
      const tags = first?.page('/a').head.tags ?? [];
      return tags.flatMap(({ attributes: { property, content } }) =>
        property?.startsWith('og:image') ? [`${property} ${content}`] : [],
      );
    };
    expect(pictures({})).toEqual([
      expect.stringMatching(/^og:image https:\/\/www\.example\.com\/media\/social\/[\w-]{16}\.png$/),
      'og:image:width 1200',
      'og:image:height 630',
    ]);
    expect(pictures({ image: '/images/b.png' })).toEqual([
      `og:image ${HOST}/media/images/b.hash.png`,
      `og:image:width ${picture.size?.width}`,
      `og:image:height ${picture.size?.height}`,
    ]);
  });
});

describe('what search engines are told of the firm', () => {
  const firm = (brand: object) => {
    const plain = { name: 'Firm', legalName: 'Firm Limited', descriptor: 'Advisers', logo: image };
    return head('/', { 'site.json': site({ brand: { ...plain, ...brand } }) }).things[0];
  };
  const LEAST = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${HOST}/#organization`,
    name: 'Firm',
    url: `${HOST}/`,
    logo: `${HOST}/media/images/a.hash.svg`,
    legalName: 'Firm Limited',
    description: 'Advisers',
    image: expect.stringContaining('/media/social/'),
    telephone: '112',
    email: 'hello@example.com',
    address: 'A',
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: '112',
      email: 'hello@example.com',
      availableLanguage: ['en'],
    },
  };

  test('is no more than the content says', () => {
    expect(firm({})).toEqual(LEAST);
  });

  test('is its kind, its address and its registrations, where the content has them', () => {
    const address = { street: '1 Road', locality: 'Pune', postalCode: '411001', country: 'IN' };
    const registrations = [{ id: 'arn', name: 'ARN of {brand}', value: 'ARN-1' }];
    expect(firm({ kind: 'FinancialService', address, registrations })).toEqual({
      ...LEAST,
      '@type': 'FinancialService',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1 Road',
        addressLocality: 'Pune',
        postalCode: '411001',
        addressCountry: 'IN',
      },
      identifier: [{ '@type': 'PropertyValue', name: 'ARN of Firm', value: 'ARN-1' }],
    });
    for (const kind of ['NGO', 'RealEstateAgent', 'CollegeOrUniversity'])
      expect(firm({ kind })).toEqual({ ...LEAST, '@type': kind });
    const doha = { street: '4 Quay Road', locality: 'Doha', country: 'QA' };
    expect(firm({ address: doha })).toEqual({
      ...LEAST,
      address: {
        '@type': 'PostalAddress',
        streetAddress: '4 Quay Road',
        addressLocality: 'Doha',
        addressCountry: 'QA',
      },
    });
  });

  test('its name and its profiles may hold variables, wherever they are told', () => {
    const brand = { name: '{brand} & Sons', legalName: 'F', descriptor: '{brand}', logo: image };
    const social = [{ network: 'x', url: 'https://x.com/{brand}' }];
    const locales = [{ code: 'hi', name: 'हिन्दी', format: 'hi-IN-u-nu-deva', dir: 'ltr' }];
    const files = { 'site.json': site({ brand, social, locales }) };
    const { lines, things } = head('/', files);
    expect(lines).toContain('og:site_name Firm & Sons');
    expect(lines).toContain('alternate application/atom+xml Firm & Sons /feed.xml');
    expect(lines).toContain('og:locale hi_IN');
    expect(things[0]).toMatchObject({ name: 'Firm & Sons', sameAs: ['https://x.com/Firm'] });
    const { index, sites } = built(files);
    expect(sites.map((one) => JSON.parse(webManifest(one)).name)).toEqual(['Firm & Sons']);
    expect(socialSurroundings(index)).toMatchObject({ brand: 'Firm & Sons', line: 'Firm' });
  });

  test('has the hours of a page, until the last minute of a day and closed where no hour is said', () => {
    const hours = [{ days: ['monday', 'sunday'], opens: '18:00', closes: '24:00' }];
    const exceptions = [{ name: 'Diwali', from: '2024-10-31' }];
    const section = { type: 'opening-hours', id: 'a', heading: 'A', hours, exceptions };
    const type = { '@type': 'OpeningHoursSpecification' };
    expect(head('/a', { 'pages/a.json': page(section) }).things[0]).toEqual({
      ...LEAST,
      openingHoursSpecification: [
        { ...type, dayOfWeek: ['Monday', 'Sunday'], opens: '18:00', closes: '23:59' },
      ],
      specialOpeningHoursSpecification: [
        { ...type, validFrom: '2024-10-31', validThrough: '2024-10-31', opens: '00:00', closes: '00:00' },
      ],
    });
  });

  test('has the hours of no one of several places as the firm’s', () => {
    const hours = [{ days: ['monday'], opens: '18:00', closes: '24:00' }];
    const of = (id: string) => ({ type: 'opening-hours', id, heading: 'A', hours });
    expect(head('/a', { 'pages/a.json': page(of('harbour'), of('market')) }).things).not.toContainEqual(
      expect.objectContaining({ openingHoursSpecification: expect.anything() }),
    );
  });

  const hoursFrom = (opens: string, more: JsonObject = {}) => {
    const hours = [{ days: ['monday'], opens, closes: '20:00' }];
    return { type: 'opening-hours', id: `from-${opens.slice(0, 2)}`, heading: 'A', hours, ...more };
  };
  const OPENS = /(?<="opens":")[^"]+/g;
  const opening = (route: string, files: Readonly<Record<string, JsonObject>>) =>
    JSON.stringify(head(route, files).things).match(OPENS) ?? [];

  test('has no hours of visits, and those of the house beside them', () => {
    const of = (...sections: readonly JsonObject[]) => opening('/a', { 'pages/a.json': page(...sections) });
    const visits = hoursFrom('16:00', { isOpening: false });
    expect([of(visits), of(visits, hoursFrom('08:00'))]).toEqual([[], ['08:00']]);
  });

  test('has no hours of an item of which search engines are told nothing', () => {
    const { structuredData: _, ...untold } = Object(branchType().collection);
    const of = (more: JsonObject) =>
      opening('/branches/harbour', {
        ...library({ 'schemas/branches.schema.json': { ...branchType(), ...more } }),
        'pages/branches/[slug].json': {
          ...page(hoursFrom('08:00')),
          $schema: '../../../schemas/page.schema.json',
          title: '{item.name}',
          seo: { ...seo, title: 'Branch {item.name}' },
          each: 'branches',
        },
      });
    expect([of({}), of({ collection: untold })]).toEqual([['08:00'], []]);
  });

  test('a text cannot end the element that holds it', () => {
    const [first] = built({
      'site.json': site({ brand: { name: '</script>&', legalName: 'F', descriptor: 'D', logo: image } }),
    }).sites;
    const texts = first?.page('/').head.tags.flatMap(({ text = '' }) => text) ?? [];
    expect(texts.join()).toContain('\\u003c/script\\u003e\\u0026');
    expect(texts.join()).not.toMatch(/[<>&]/);
  });
});

describe('what search engines are told of an open position', () => {
  const text = (description: string) => ({ type: 'string', minLength: 1, description });
  const roles = { structuredData: 'JobPosting', date: '/opensOn', endsAt: '/closesOn', text: '/duties' };
  const told = (more: JsonObject, others: JsonObject = {}, brand: JsonObject = {}) => {
    const fields = {
      closesOn: { type: 'string', format: 'date', description: 'The last day.' },
      town: text('Where it is.'),
      street: text('Its house.'),
      duties: { allOf: [{ $ref: '../../schemas/shared/rich-text.schema.json' }], description: 'What to do.' },
    };
    const files = library({
      'site.json': site({
        timeZone: 'Asia/Kolkata',
        brand: { name: 'Firm', legalName: 'F', descriptor: 'D', logo: image, ...brand },
      }),
      'schemas/branches.schema.json': branchType({ ...roles, ...others }, fields),
      'collections/branches/harbour.json': branch('harbour', {
        name: 'Nurse',
        opensOn: '2023-11-01',
        closesOn: '2027-03-31',
        ...more,
      }),
    });
    return head('/branches/harbour', files).things[0];
  };
  const country = { address: { street: 'Quay 1', locality: 'Pune', country: 'IN' } };
  const places = { place: '/town', address: '/street' };

  test('its employer, its whole text, its last day to the end and where it is', () => {
    const more = { town: 'Goa', street: 'Pier 4', duties: 'We *care*.' };
    expect(told(more, places, country)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      '@id': `${HOST}/branches/harbour#item`,
      title: 'Nurse',
      description: '<p>We <em>care</em>.</p>',
      datePosted: '2023-11-01',
      validThrough: '2027-03-31T23:59:59+05:30',
      url: `${HOST}/branches/harbour`,
      image: expect.stringMatching(/^https:/),
      hiringOrganization: expect.objectContaining({ '@type': 'Organization', name: 'Firm' }),
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Pier 4',
          addressLocality: 'Goa',
          addressCountry: 'IN',
        },
      },
    });
  });
  test('its summary, and where the firm is, where it says no more', () => {
    expect(told({}, places, country)).toMatchObject({
      description: 'Books by the sea.',
      jobLocation: { address: { streetAddress: 'Quay 1', addressLocality: 'Pune', addressCountry: 'IN' } },
    });
    expect(told({})).toMatchObject({ jobLocation: { '@type': 'Place', address: 'A' } });
  });
});

describe('what search engines are told of an item with a time', () => {
  const place = { type: 'string', minLength: 1, description: 'Where it is.' };
  const status = { enum: ['cancelled', 'online'], description: 'What has become of it.' };
  const told = (roles: JsonObject, more: JsonObject = {}, kind?: string) => {
    const { collection, ...type } = branchType({ startsAt: '/opensOn', ...roles }, { place, status });
    const { structuredData: _, ...open } = Object(collection);
    const files = library({
      'schemas/branches.schema.json': {
        ...type,
        collection: { ...open, ...(kind && { structuredData: kind }) },
      },
      'collections/branches/harbour.json': branch('harbour', { opensOn: '2027-03-18', ...more }),
    });
    const [item] = head('/branches/harbour', files).things;
    const { '@type': is, startDate, eventAttendanceMode: mode, location, eventStatus } = Object(item);
    return [is, startDate, mode, location, ...(eventStatus ? [eventStatus] : [])];
  };
  const there = { place: '/place' };
  const pier = { '@type': 'Place', name: 'Pier', address: 'Pier' };
  const url = `${HOST}/branches/harbour`;
  const offline = 'https://schema.org/OfflineEventAttendanceMode';
  const online = 'https://schema.org/OnlineEventAttendanceMode';
  const nowhere = [undefined, undefined];

  test.each([
    ['an event, where nothing else is said', {}, {}, undefined, ['Event', '2027-03-18', ...nowhere]],
    ['with its place', there, { place: 'Pier' }, undefined, ['Event', '2027-03-18', offline, pier]],
    [
      'that it is cancelled',
      { status: '/status' },
      { status: 'cancelled' },
      undefined,
      ['Event', '2027-03-18', ...nowhere, 'https://schema.org/EventCancelled'],
    ],
    [
      'that it moved online, from its place',
      { ...there, status: '/status' },
      { place: 'Pier', status: 'online' },
      undefined,
      [
        'Event',
        '2027-03-18',
        online,
        { '@type': 'VirtualLocation', url },
        'https://schema.org/EventMovedOnline',
      ],
    ],
    ['of the kind that is said', {}, {}, 'MusicEvent', ['MusicEvent', '2027-03-18', ...nowhere]],
    ['of a kind without that word', {}, {}, 'Festival', ['Festival', '2027-03-18', ...nowhere]],
    ['no event, where another kind is said', {}, {}, 'DonateAction', ['DonateAction', undefined, ...nowhere]],
    [
      'online, where its video is still to be made',
      ...([{}, {}, 'VideoObject'] as const),
      ['Event', '2027-03-18', online, { '@type': 'VirtualLocation', url }],
    ],
    [
      'its video',
      { video: '/place' },
      { place: 'abc' },
      'VideoObject',
      ['VideoObject', undefined, ...nowhere],
    ],
  ])('%s', (_, roles, more, kind, expected) => {
    expect(told(roles, more, kind)).toEqual(expected);
  });

  test('the address of the house that it names', () => {
    const files = library({
      'schemas/branches.schema.json': branchType({
        startsAt: '/opensOn',
        place: '/region',
        structuredData: 'Event',
      }),
      'schemas/regions.schema.json': {
        ...regionType,
        collection: { ...Object(regionType.collection), address: '/id' },
      },
      'collections/branches/harbour.json': branch('harbour', { region: 'north', opensOn: '2027-03-18' }),
    });
    const [item] = head('/branches/harbour', files).things;
    expect(item).toMatchObject({ location: { '@type': 'Place', name: 'North', address: 'north' } });
  });
});

describe('what search engines are told of an item by its kind', () => {
  const role = { type: 'string', minLength: 1, description: 'What they do.' };
  const told = (structuredData: string, more: JsonObject = {}) => {
    const files = library({
      'schemas/branches.schema.json': branchType(
        { structuredData, position: '/role', group: '/team', date: '/opensOn', author: '/by' },
        { role, team: role, by: role },
      ),
      'collections/branches/harbour.json': branch('harbour', { opensOn: '2024-03-18', ...more }),
    });
    return Object(head('/branches/harbour', files).things[0]);
  };

  test.each(['Article', 'NewsArticle', 'ScholarlyArticle', 'BlogPosting', 'Report'])(
    '%s: its headline, its date and who publishes it',
    (kind) => {
      const { '@type': is, headline, datePublished, publisher } = told(kind);
      expect([is, headline, datePublished, publisher.name]).toEqual([kind, 'Harbour', '2024-03-18', 'Firm']);
    },
  );

  test('Recipe: who made it and when, where somebody is named', () => {
    const recipe = { '@type': 'Recipe', name: 'Harbour' };
    const made = { author: [{ '@type': 'Person', name: 'Ada' }], datePublished: '2024-03-18' };
    expect(told('Recipe', { by: 'Ada' })).toMatchObject({ ...recipe, ...made });
    expect(Object.keys(told('Recipe'))).not.toContain('datePublished');
  });

  test('Person: what they do', () => {
    expect(told('Person', { role: 'Editor' })).toMatchObject({ name: 'Harbour', jobTitle: 'Editor' });
  });

  const firm = { '@type': 'Organization', name: 'Firm', url: `${HOST}/` };

  test('Person: for whom they work who are of the team, and of no guest', () => {
    expect(told('Person', { role: 'Editor', team: 'office' }).worksFor).toMatchObject(firm);
    expect(Object.keys(told('Person', { role: 'Editor' }))).not.toContain('worksFor');
  });

  test.each(['Course', 'Service', 'GovernmentService', 'FoodService'])('%s: who gives it', (kind) => {
    expect(told(kind).provider).toMatchObject(firm);
  });

  test('its own picture; where that is a drawing, the one of the page', () => {
    expect(told('Person', { photo: { src: '/images/b.png', alt: '' } }).image).toBe(
      `${HOST}/media/images/b.hash.png`,
    );
    expect(told('Person').image).toMatch(/\/media\/social\/[\w-]+\.png$/);
  });
});

test('what an item says to search engines and social networks holds where its page says nothing of it', () => {
  const seo = {
    title: 'Own',
    description: 'Own.',
    image: '/images/b.png',
    robots: 'noindex',
    canonical: '/',
  };
  const files = {
    'pages/articles/[slug].json': {
      ...page({ type: 'article-body', id: 'text' }),
      ...{ $schema: '../../../schemas/page.schema.json', each: 'articles' },
      seo: { title: '{item.heading}', description: 'All.', canonical: '/services/tax' },
    },
    'collections/articles/a.json': article('a', { seo }),
  };
  const [first] = built(files).sites;
  const tags = first
    ?.page('/articles/a')
    .head.tags.map(({ attributes }) => Object.values(attributes).join(' '));
  expect(tags).toEqual(
    expect.arrayContaining([
      'description All.',
      'robots noindex',
      `canonical ${HOST}/services/tax`,
      `og:image ${HOST}/media/images/b.hash.png`,
    ]),
  );
  expect(sitemapItems(first ? [first] : []).map(({ url }) => url)).toEqual([
    `${HOST}/`,
    `${HOST}/services/tax`,
  ]);
  expect(first?.searchIndex().map(({ href }) => href)).toEqual(['/', '/services/tax']);
});

test('the sitemap leaves out what is not to be found, and what has its address elsewhere', async () => {
  const files = {
    ...withSeo({ robots: 'noindex' }),
    'pages/b.json': {
      ...page(prose('b')),
      seo: { title: 'B', description: 'B', canonical: '/services/tax' },
    },
    'pages/c.json': { ...page(prose('c')), updatedAt: '2024-02-03T10:00:00+05:30' },
  };
  const { sites } = built(files);
  const xml = await sitemapXml(sitemapItems(sites));
  const found = [...xml.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+))?/g)];
  expect(found.map(([, address, changed]) => [address, changed])).toEqual([
    [`${HOST}/`, undefined],
    [`${HOST}/services/tax`, undefined],
    [`${HOST}/c`, '2024-02-03T04:30:00.000Z'],
  ]);
});

test('a copy that nobody has translated leaves search engines to its original', async () => {
  const copies = { ...IN_HINDI, 'locales/hi/pages/a.json': {}, 'pages/b.json': page(prose('b')) };
  const places = (files: Files, route: string) => {
    const { sites } = built({ ...withSeo({}), ...files });
    const heads = sites.map((one) =>
      one
        .page(route)
        .head.tags.flatMap(({ attributes: { rel, property, hreflang, href, content } = {} }) =>
          rel === 'canonical' || hreflang || property === 'og:url'
            ? `${hreflang ?? ''} ${href ?? content}`
            : [],
        ),
    );
    return [...heads, sitemapItems(sites).flatMap(({ url }) => (url.endsWith(route) ? url : []))];
  };
  const original = [` ${HOST}/a`, ` ${HOST}/a`];
  expect(places(copies, '/a')).toEqual([original, original, [`${HOST}/a`]]);
  const begun = { ...copies, 'locales/hi/pages/b.json': { sections: [{ id: 'b', heading: 'ब' }] } };
  const alternates = [`en ${HOST}/b`, `hi ${HOST}/hi/b`, `x-default ${HOST}/b`];
  const [english, hindi] = [`${HOST}/b`, `${HOST}/hi/b`];
  expect(places(begun, '/b')).toEqual([
    [` ${english}`, ...alternates, ` ${english}`],
    [` ${hindi}`, ...alternates, ` ${hindi}`],
    [english, hindi],
  ]);
  // A page for each item is translated as its item is, whatever the file of all of them says.
  const items = {
    ...copies,
    'pages/articles/[slug].json': { ...page({ type: 'article-body', id: 'text' }), each: 'articles' },
    'collections/articles/b.json': article('b'),
    'locales/hi/pages/articles/[slug].json': { seo: { description: 'अ' } },
  };
  const item = [` ${HOST}/articles/b`, ` ${HOST}/articles/b`];
  expect(places(items, '/articles/b')).toEqual([item, item, [`${HOST}/articles/b`]]);
  const body = { 'locales/hi/collections/articles/b.json': { body: [{ id: 'body', text: 'ब' }] } };
  expect(places({ ...items, ...body }, '/articles/b').at(-1)).toEqual([
    `${HOST}/articles/b`,
    `${HOST}/hi/articles/b`,
  ]);
});

test('a narrowed list that shows the whole one leaves search engines to that', () => {
  const list = page({
    ...{ type: 'collection-list', id: 'list', heading: 'Branches', collection: 'branches' },
    filters: ['/region', '/name'],
  });
  const files = library({
    'pages/found.json': list,
    'collections/branches/pier.json': branch('pier', { region: 'north', name: 'Pier' }),
  });
  expect(head('/found/region/north', files).lines).toContain(`canonical ${HOST}/found`);
  expect(head('/found/name/pier', files).lines).toContain(`canonical ${HOST}/found/name/pier`);
  const found = sitemapItems(built(files).sites).flatMap(({ url }) => (url.includes('/found/') ? url : []));
  expect(found).toEqual([`${HOST}/found/name/harbour`, `${HOST}/found/name/pier`]);
});

test.each([
  ['the day from which an item is', { date: '/opensOn' }, '2025-03-01'],
  ['not the day on which an event takes place', { date: '/opensOn', startsAt: '/opensOn' }, undefined],
])('the sitemap calls a change %s', (_, roles, changed) => {
  const { sites } = built(
    library({
      'schemas/branches.schema.json': branchType(roles),
      'collections/branches/harbour.json': branch('harbour', { region: 'north', opensOn: '2025-03-01' }),
    }),
  );
  const item = sitemapItems(sites).find(({ url }) => url === `${HOST}/branches/harbour`);
  expect(item?.lastmod).toBe(changed);
});

describe('the tag manager', () => {
  const analytics = { containerId: 'GTM-ABC123', consent: true, details: '/services/tax' };
  const of = (fields: Parameters<typeof site>[0], drafts = false) =>
    built({ 'site.json': site(fields) }, 'production', drafts).sites[0]?.shell.analytics;

  test('is what the site configures, and nothing where it configures none', () => {
    expect(of({ analytics })).toEqual(analytics);
    expect(of({ analytics: { containerId: 'GTM-ABC123' } })).toEqual({
      containerId: 'GTM-ABC123',
      consent: false,
    });
    expect(of({ analytics: {} })).toBeUndefined();
    expect(of({})).toBeUndefined();
  });

  test('counts nobody in a preview of drafts', () => {
    expect(of({ analytics }, true)).toBeUndefined();
  });

  test.each([
    [{ containerId: 'G-ABC123' }, 'schema/pattern /analytics/containerId'],
    [
      { containerId: 'GTM-ABC123', origins: ["https://a.example; script-src 'unsafe-inline'"] },
      'schema/pattern /analytics/origins/0',
    ],
    [
      { containerId: 'GTM-ABC123', origins: ['https://a.example/path'] },
      'schema/pattern /analytics/origins/0',
    ],
    [{ containerId: 'GTM-ABC123', details: '/nope' }, 'reference/page /analytics/details'],
  ])('%j is a mistake', (written, found) => {
    expect(
      check({ 'site.json': site({ analytics: written }) }).map(({ code, pointer }) => `${code} ${pointer}`),
    ).toEqual([found]);
  });
});
