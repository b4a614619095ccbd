import { describe, expect, test } from 'vitest';
import { renderPage } from '../../src/app/entry-static.tsx';
import { resolveBlock } from '../../src/blocks/resolvers.ts';
import { mergeOverlay } from '../../src/content/overlay/merge-overlay.ts';
import { minimalFile } from './support/minimal.ts';
import {
  article,
  checkSite,
  compiler,
  event,
  events,
  navigation,
  page,
  prose,
  report,
  service,
  site,
  valid,
} from './support/site.ts';
import { hi } from './support/translated.ts';

const index = 'locales/hi/pages/index.json';

describe('a translation is laid over the original', () => {
  const merged = (base: object, overlay: object) =>
    mergeOverlay(JSON.parse(JSON.stringify(base)), JSON.parse(JSON.stringify(overlay)));
  test('objects merge by key, lists of entries with ids by id, everything else is replaced whole', () => {
    const base = {
      a: 'A',
      b: { c: 'C', d: 1 },
      e: [
        { id: 'x', t: 'X' },
        { id: 'y', t: 'Y' },
      ],
      f: ['1', '2'],
    };
    const { value, problems } = merged(base, {
      $schema: 's',
      b: { c: 'ग' },
      e: [{ id: 'y', t: 'य' }],
      f: ['१'],
    });
    expect(value).toEqual({
      a: 'A',
      b: { c: 'ग', d: 1 },
      e: [
        { id: 'x', t: 'X' },
        { id: 'y', t: 'य' },
      ],
      f: ['१'],
    });
    expect(problems).toEqual([]);
  });
  test('and knows where each text comes from', () => {
    const { origins } = merged(
      {
        a: 'A',
        e: [
          { id: 'x', t: 'X' },
          { id: 'y', t: ['Y'] },
        ],
      },
      { e: [{ id: 'y', t: ['य'] }] },
    );
    expect(['/a', '/e/0/t', '/e/1/t', '/e/1/t/0', '/e/1'].map(origins.isTranslated)).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
    expect(['/a', '/e/0/t', '/e/1/t/0', '/e/1/u', '/e/1'].map(origins.placeOf)).toEqual([
      undefined,
      '/e',
      '/e/0/t/0',
      '/e/0',
      '/e/0',
    ]);
  });
  test('the original stays as it was', () => {
    const base = { a: { b: [{ id: 'x', t: 'X' }] } };
    merged(base, { a: { b: [{ id: 'x', t: 'य' }] } });
    expect(base).toEqual({ a: { b: [{ id: 'x', t: 'X' }] } });
  });
});

test('what a page shows of an item is not missing there where its translation is of another kind', () => {
  const each = { ...page(prose('a', '{item.title}')), each: 'services' };
  const files = {
    'pages/services/[slug].json': each,
    'locales/hi/pages/services/[slug].json': { sections: [{ id: 'a', text: '{item.title} और' }] },
  };
  expect(report(hi('collections/services/tax.json', { title: ['कर'] }, files))).toEqual([
    expect.stringMatching(/^locales\/hi\/collections\/services\/tax\.json:.* schema\/type \/title · /),
  ]);
});

test('a misspelt word of a translation is not one that it has already', () => {
  const files = { 'strings.json': { ...minimalFile('strings'), year: 'Year', years: 'Years' } };
  expect(report(hi('strings.json', { year: 'वर्ष', yeasr: 'वर्ष' }, files))).toEqual([
    expect.stringMatching(
      / schema\/unknown-property \/yeasr · “yeasr” is not a property here\. Did you mean “years”\?$/,
    ),
  ]);
});

describe('the mistakes of a translation are placed in it', () => {
  const schema = { $schema: '../../../../schemas/locales/page.schema.json' };
  test('a right one has none', () => {
    expect(
      report(hi('pages/index.json', { ...schema, title: 'मुखपृष्ठ', sections: [{ id: 'intro', text: 'पाठ' }] })),
    ).toEqual([]);
  });
  test.each([
    [
      'schema/unknown-property',
      { titel: 'A' },
      /:2:3-2:10 schema\/unknown-property \/titel · .* Did you mean “title”\?$/,
    ],
    [
      'schema/unknown-property for one of the original, where what it lacks is as near',
      { sections: [{ id: 'intro', txet: 'A' }] },
      /:5:7-5:13 schema\/unknown-property \/sections\/0\/txet · “txet” is not a property here\. Possible: [^?]*\. Did you mean “text”\?$/,
    ],
    [
      'schema/type',
      { title: 1 },
      /:2:12-2:13 schema\/type \/title · Here a text in double quotes is expected\.$/,
    ],
    [
      'schema/unknown-property for an id that is misspelt',
      { sections: [{ ref: 'intro', text: 'A' }] },
      /:4:7-4:12 schema\/unknown-property \/sections\/0\/ref · “ref” is not a property here\. Did you mean “id”\?$/,
    ],
    [
      'text/unknown-variable',
      { title: '{mail}' },
      /:2:12-2:20 text\/unknown-variable \/title · “\{mail\}” is not a variable\. Possible: .*$/,
    ],
    [
      'a link in a text',
      { sections: [{ id: 'intro', text: '[a](/nowhere)' }] },
      /:5:20-5:28 reference\/page \/sections\/0\/text · There is no page “\/nowhere”\. Correct the path, or add the page\.$/,
    ],
  ])('%s', (_, overlay, line) => {
    const text = JSON.stringify(overlay, null, 2);
    const found = report(hi('pages/index.json', text));
    expect(found).toHaveLength(1);
    expect(found[0]?.startsWith(index)).toBe(true);
    expect(found[0]).toMatch(line);
  });
  test('json/syntax, at its place, and the rest is still checked', () => {
    expect(
      report(hi('pages/index.json', '{ "title": }', { 'pages/a.json': page(prose('a', '{mail}')) })).map(
        (line) => line.split(' ')[1],
      ),
    ).toEqual(['json/syntax', 'text/unknown-variable']);
  });
  test('a mistake of the original is told once, there', () => {
    const broken = { 'collections/services/tax.json': service('tax', { text: '{mail}' }) };
    expect(
      report(hi('collections/services/tax.json', { title: 'कर' }, broken)).map((line) => line.split(':')[0]),
    ).toEqual(['collections/services/tax.json']);
  });
  test.each([
    ['another line', ['[a](/nope)'], ['एक', '[क](/nope)']],
    ['a text that was lines', ['a', '[a](/nope)'], '[क](/nope)'],
  ])(
    'a broken link of the original is told once, there, although the translation has it in %s',
    (_, original, text) => {
      const files = { 'pages/a.json': page({ ...prose('a'), text: original }) };
      const found = report(hi('pages/a.json', { sections: [{ id: 'a', text }] }, files));
      expect(found).toEqual([
        expect.stringMatching(
          /^pages\/a\.json:.* reference\/page \/sections\/0\/text\/\d · There is no page “\/nope”\. Correct the path, or add the page\.$/,
        ),
      ]);
    },
  );
  test.each([
    ['title', 'titel', ['schema/unknown-property /titel']],
    ['text', 'txet', ['schema/unknown-property /sections/0/txet', 'schema/unknown-property /titel']],
  ])(
    '“%s” misspelt in a translation is told beside “title” in its original, unless it is the same',
    (right, wrong, told) => {
      const misspelt = (value: object, name: string, other: string) =>
        JSON.stringify(value).replace(`"${name}"`, `"${other}"`);
      const files = { 'pages/a.json': misspelt({ ...page(prose('a')) }, 'title', 'titel') };
      const overlay = misspelt({ title: 'क', sections: [{ id: 'a', text: 'ख' }] }, right, wrong);
      expect(
        report(hi('pages/a.json', overlay, files)).map((line) => /\S+ \S+(?= · )/.exec(line)?.[0]),
      ).toEqual(told);
    },
  );
  test('and one that only the translation has is told in the translation', () => {
    const files = { 'pages/a.json': page({ ...prose('a'), text: ['[a](/nope)'] }) };
    const overlay = { sections: [{ id: 'a', text: ['एक', '[क](/nowhere)'] }] };
    expect(report(hi('pages/a.json', overlay, files)).map((line) => line.split(' · ')[1])).toEqual([
      'There is no page “/nowhere”. Correct the path, or add the page.',
      'There is no page “/nope”. Correct the path, or add the page.',
    ]);
  });
});

test('a language is the whole site, with what is not translated in the original’s language', () => {
  const index = valid(checkSite(hi('pages/index.json', { title: 'मुखपृष्ठ' })));
  const hindi = index.languages.get('hi');
  expect([...(hindi?.routes.keys() ?? [])]).toEqual([...index.routes.keys()]);
  expect(hindi?.routes.get('/')?.page.title).toBe('मुखपृष्ठ');
  expect(index.routes.get('/')?.page.title).toBe('Page');
  expect(hindi?.routes.get('/services/tax')?.item?.value).toHaveProperty('title', 'Service');
});

test('a section that nobody has translated says that it is in the original’s language', () => {
  const files = hi(
    'pages/a.json',
    { sections: [{ id: 'one', text: 'एक।' }] },
    {
      'pages/a.json': page(prose('one'), prose('two')),
      'collections/services/tax.json': service('tax'),
      'collections/services/law.json': service('law'),
      'locales/hi/collections/services/tax.json': '{ "title": "कर" }',
    },
  );
  const sites = compiler.resolve(valid(checkSite(files)), 'production', resolveBlock);
  const languages = (code: string, route: string) =>
    sites
      .find(({ locale }) => locale.code === code)
      ?.page(route)
      .sections.map(({ lang }) => lang);
  expect(languages('hi', '/a')).toEqual([undefined, 'en']);
  expect(languages('hi', '/services/tax')).toEqual([undefined]);
  expect(languages('en', '/a')).toEqual([undefined, undefined]);
});

test('of a list, hours or a form that nobody has translated the heading says so: the rest says its own language', () => {
  const list = { type: 'collection-list', id: 'all', heading: 'All', collection: 'services' };
  const week = [{ days: ['monday'], opens: '09:00', closes: '12:00' }];
  const hours = { type: 'opening-hours', id: 'open', heading: 'Open', hours: week };
  const files = hi(
    'collections/services/tax.json',
    { title: 'कर' },
    {
      'pages/a.json': page(list, hours),
      'collections/services/tax.json': service('tax'),
      'collections/services/law.json': service('law'),
    },
  );
  const [en, hindi] = compiler.resolve(valid(checkSite(files)), 'production', resolveBlock);
  const sections = hindi?.page('/a').sections ?? [];
  const [section] = sections;
  const head = { headLanguage: { lang: 'en' } };
  expect(sections).toEqual([expect.objectContaining(head), expect.objectContaining(head)]);
  expect(sections.filter((one) => 'lang' in one)).toEqual([]);
  expect(JSON.stringify(section?.data).match(/"id":"law","lang"|"id":"tax","title"/g)).toHaveLength(2);
  expect(en?.page('/a').sections[0]).not.toHaveProperty('headLanguage');
});

test('a text in a form that nobody has translated says its language itself', () => {
  const said = { heading: 'Write', formHeading: 'Form', submitLabel: 'Send', mobileLabel: 'SEND' };
  const panel = { type: 'contact-panel', id: 'form', ...said, privacy: 'We keep it.' };
  const files = hi('collections/services/tax.json', { title: 'कर' }, { 'pages/a.json': page(panel) });
  const sites = compiler.resolve(valid(checkSite(files)), 'production', resolveBlock);
  const text = { tag: 'p', children: ['We keep it.'] };
  expect(sites.map((site) => site.page('/a').sections[0]?.data)).toEqual([
    expect.objectContaining({ privacy: [text] }),
    expect.objectContaining({ privacy: [{ ...text, lang: 'en' }] }),
  ]);
});

test('what stands beside days and above items that nobody has translated says its language itself', async () => {
  const facts = { startsAt: '2027-03-18T19:30+05:30', place: 'Hall 1', note: 'Free.' };
  const columns = [{ heading: 'New', collection: 'events', more: { label: 'More', href: '/' } }];
  const files = hi(
    'collections/services/tax.json',
    { title: 'कर' },
    {
      'collections/events.json': events(event('talk')),
      'pages/a.json': page(
        { type: 'event-facts', id: 'facts', heading: 'When', ...facts },
        { type: 'whats-new', id: 'new', heading: 'New', columns },
      ),
    },
  );
  const [, hindi] = compiler.resolve(valid(checkSite(files)), 'production', resolveBlock);
  if (!hindi) throw new Error('There is one language.');
  const { html } = await renderPage(hindi.page('/a'), hindi.shell);
  const said = [...html.matchAll(/<(?:span|bdi) lang="en">([^<]*)/g)].map(([, text]) => text);
  expect(said).toEqual(['Hall 1', 'Free.', 'New']);
});

test('the notice, the regulator’s lines and what stands before and after say their language where nobody has translated them', async () => {
  const locales = [
    { code: 'en', name: 'English', dir: 'ltr' },
    { code: 'ur', name: 'اردو', dir: 'rtl' },
  ];
  const originals = {
    'site.json': site({ locales, compliance: { lines: ['Read all documents.'] } }),
    'navigation.json': navigation({ notice: { id: 'lift', text: 'No lift.' } }),
    'collections/articles/a.json': article('a', { heading: 'First' }),
    'collections/articles/b.json': article('b', { heading: 'Second' }),
    'pages/articles/[slug].json': { ...page({ type: 'article-body', id: 'text' }), each: 'articles' },
  };
  const translations = {
    'locales/ur/site.json': JSON.stringify({ compliance: { lines: ['دستاویزات پڑھیں۔'] } }),
    'locales/ur/navigation.json': JSON.stringify({ notice: { text: 'لفٹ نہیں۔' } }),
    'locales/ur/collections/articles/b.json': JSON.stringify({ heading: 'دوسرا' }),
  };
  const said = async (files: Parameters<typeof checkSite>[0]) => {
    const [, urdu] = compiler.resolve(valid(checkSite(files)), 'production', resolveBlock);
    if (!urdu) throw new Error('There is one language.');
    const { html } = await renderPage(urdu.page('/articles/a'), urdu.shell);
    const marked = html.matchAll(/<(?:div|p|span)[^>]* lang="en" dir="ltr">(?:<p>)?([^<]*)/g);
    return [...marked].map(([, text]) => text?.trim());
  };
  expect(await said(originals)).toEqual(['No lift.', 'Second', 'Read all documents.']);
  expect(await said({ ...originals, ...translations })).toEqual([]);
});

test('the footer’s columns and the phone’s bar say their language where nobody has translated them', async () => {
  const here = { title: 'Pages', link: '/' };
  const footer = {
    contact: { heading: 'Contact' },
    columns: [{ heading: 'More', links: [here] }],
    copyright: '©',
  };
  const said = async (overlay: object) => {
    const files = hi('navigation.json', overlay, {
      'navigation.json': navigation({ footer, mobileBar: [{ ...here, icon: 'home' }] }),
    });
    const [, hindi] = compiler.resolve(valid(checkSite(files)), 'production', resolveBlock);
    if (!hindi) throw new Error('There is one language.');
    const { html } = await renderPage(hindi.page('/'), hindi.shell);
    const marked = html.matchAll(
      /<(?:h2|section|a) (?![^>]*hrefLang)[^>]*lang="en"[^>]*>(?:<[^>]*>)*([^<]+)/g,
    );
    return [...marked].map(([, text]) => text);
  };
  expect(await said({})).toEqual(['Contact', 'More', 'Pages']);
  const words = {
    footer: {
      contact: { heading: 'संपर्क' },
      columns: [{ heading: 'और', links: [{ title: 'पृष्ठ', link: '/' }] }],
    },
    mobileBar: [{ title: 'पृष्ठ', link: '/', icon: 'home' }],
  };
  expect(await said(words)).toEqual([]);
});

test('an entry that nobody has translated says so in columns and in lists of pages', async () => {
  const column = { heading: 'New', collection: 'events', more: { label: 'More', href: '/' } };
  const $schema = '../../../../../schemas/locales/page.schema.json';
  const files = hi('pages/a/one.json', JSON.stringify({ $schema, title: 'एक' }), {
    'collections/events.json': events(event('talk')),
    'pages/a.json': page(
      { type: 'whats-new', id: 'new', heading: 'New', columns: [column] },
      { type: 'child-index', id: 'below', heading: 'Below', of: '/a' },
    ),
    'pages/a/one.json': page(prose('p')),
    'pages/a/two.json': page(prose('p')),
  });
  const [, hindi] = compiler.resolve(valid(checkSite(files)), 'production', resolveBlock);
  if (!hindi) throw new Error('There is one language.');
  const { html } = await renderPage(hindi.page('/a'), hindi.shell);
  const entries = [...html.matchAll(/<article [^>]*aria-label="([^"]*)"(?: lang="(\w+)")?/g)];
  expect(entries.map(([, name, lang]) => [name, lang])).toEqual([
    ['Event', 'en'],
    ['एक', undefined],
    ['Page', 'en'],
  ]);
});

test('a text that is left untranslated beside translated ones says so itself', () => {
  const files = hi(
    'pages/a.json',
    {
      sections: [
        { id: 'one', heading: 'शीर्षक' },
        { id: 'two', text: 'दो।' },
      ],
    },
    {
      'pages/a.json': page({ ...prose('one', ['First.', '', '- Second']), heading: 'Heading' }, prose('two')),
      'locales/hi/collections/services/tax.json': '{ "title": "कर" }',
    },
  );
  const sites = compiler.resolve(valid(checkSite(files)), 'production', resolveBlock);
  const [en, hindi] = sites;
  const marked = /"lang":"en"/;
  expect(JSON.stringify([en?.page('/a').sections, en?.page('/services/tax').sections])).not.toMatch(marked);
  const [first, second] = hindi?.page('/a').sections.map(({ data }) => data) ?? [];
  expect(first).toMatchObject({
    heading: 'शीर्षक',
    text: [
      { tag: 'p', lang: 'en' },
      { tag: 'ul', lang: 'en' },
    ],
  });
  expect(second).toEqual(expect.objectContaining({ text: [{ tag: 'p', children: ['दो।'] }] }));
  expect(JSON.stringify(hindi?.page('/services/tax').sections)).toMatch(marked);
});
