import { expect, test } from 'vitest';
import { coverageTable, siteCoverage } from '../../src/command/coverage.ts';
import { fingerprint } from '../../src/content/locales/records.ts';
import { checkSite, page, prose, site } from './support/site.ts';

const locales = [
  { code: 'en', name: 'English', dir: 'ltr' },
  { code: 'hi', name: 'हिन्दी', dir: 'ltr' },
];
const coverage = (overlay: object, text = 'Words.') => {
  const files = {
    'site.json': site({ locales }),
    'pages/a.json': { ...page(prose('a', text)), title: '{brand} 2' },
    'locales/hi/pages/a.json': JSON.stringify(overlay),
  };
  const [hindi] = siteCoverage(checkSite(files));
  return hindi?.files.find(({ file }) => file === 'pages/a.json');
};

test('counts the texts of a file, and names those that nobody has translated', () => {
  expect(coverage({ seo: { title: 'शीर्षक' } })).toMatchObject({
    texts: 3,
    untranslated: ['/seo/description', '/sections/0/text'],
    stale: [],
  });
});

test('what has no words needs no translation', () => {
  expect(coverage({})?.untranslated).not.toContain('/title');
});

test('a file of the language, such as a document, is stale once the original has another one', () => {
  const image = (src: string) => ({ src, alt: '' });
  const header = { type: 'page-header', id: 'a', heading: '2' };
  const translated = (src: string, named: string) => {
    const files = {
      'site.json': site({ locales }),
      'pages/a.json': page({ ...header, image: image(src) }),
      'locales/hi/pages/a.json': {
        sections: [{ id: 'a', image: image(named) }],
        $source: { '/sections/a/image/src': fingerprint('/images/a.svg') },
      },
    };
    const [hindi] = siteCoverage(checkSite(files));
    return hindi?.files.find(({ file }) => file === 'pages/a.json');
  };
  const stamped = { source: { '/sections/a/image/src': fingerprint('/images/a.svg') } };
  expect(translated('/images/a.svg', '/images/hi.svg')).toMatchObject({ stale: [], ...stamped });
  expect(translated('/images/b.svg', '/images/hi.svg')?.stale).toEqual(['/sections/0/image/src']);
  // One that is the same in both languages is no translation.
  expect(translated('/images/a.svg', '/images/a.svg')).toMatchObject({ stale: [], source: {} });
});

test.each([
  ['hello@example.com', 1],
  ['https://example.com/a', 1],
  ['tel:{phone}', 1],
  ['CH93 0076 2011 6238 5295 7', 1],
  ['GB29 NWBK 6016 1331 9268 19', 1],
  ['U67120MH2009PTC000000', 1],
  ['IBAN CH93 0076 2011 6238 5295 7', 2],
  ['Q3 2024', 2],
  ['Mail hello@example.com', 2],
])('%s: of that page %i texts are to be translated, its text and perhaps its title', (title, texts) => {
  const files = { 'site.json': site({ locales }), 'pages/a.json': { ...page(prose('a')), title, seo: {} } };
  const [hindi] = siteCoverage(checkSite(files));
  expect(hindi?.files.find(({ file }) => file === 'pages/a.json')?.texts).toBe(texts);
});

test('lists where the texts are that are missing or stale, in files that somebody has begun', () => {
  const checked = checkSite({
    'site.json': site({ locales }),
    'pages/a.json': page(prose('a', ['Two', '“lines”.']), prose('b', 'Other words.')),
    'pages/b.json': page(prose('a')),
    'locales/hi/pages/a.json': {
      title: 'पृष्ठ',
      seo: { title: 'शीर्षक', description: 'विवरण' },
      sections: [{ id: 'b', text: 'शब्द।' }],
      $source: { '/sections/b/text': fingerprint('Words.') },
    },
  });
  const [hindi] = siteCoverage(checked);
  const lines = hindi ? coverageTable(hindi, checked.index).split('\n') : [];
  expect(lines.filter((line) => line.startsWith('site/'))).toEqual([
    'site/pages/a.json:12:15  untranslated  "Two\\n“lines”."',
    'site/pages/a.json:20:15  stale  "Other words."',
  ]);
});

test('a text whose original has changed since is stale', () => {
  const sections = [{ id: 'a', text: 'शब्द।' }];
  const source = coverage({ sections })?.source ?? {};
  expect(Object.keys(source)).toEqual(['/sections/a/text']);
  expect(coverage({ sections, $source: source })?.stale).toEqual([]);
  expect(coverage({ sections, $source: source }, 'Other words.')?.stale).toEqual(['/sections/0/text']);
});

test('sections that come before a text leave its record with it', () => {
  const hindi = (...sections: ReturnType<typeof prose>[]) => {
    const files = {
      'site.json': site({ locales }),
      'pages/a.json': page(...sections),
      'locales/hi/pages/a.json': JSON.stringify({
        sections: [{ id: 'a', text: 'शब्द।' }],
        $source: { '/sections/a/text': fingerprint('Words.') },
      }),
    };
    return siteCoverage(checkSite(files))[0]?.files.find(({ file }) => file === 'pages/a.json')?.stale;
  };
  expect(hindi(prose('b', 'New.'), prose('a', 'Words.'))).toEqual([]);
  expect(hindi(prose('b', 'New.'), prose('a', 'Other words.'))).toEqual(['/sections/1/text']);
});

test('a record of an older version, which calls a section by its number, still counts', () => {
  const sections = [{ id: 'a', text: 'शब्द।' }];
  const $source = { '/sections/0/text': fingerprint('Words.') };
  expect(coverage({ sections, $source })?.stale).toEqual([]);
  expect(coverage({ sections, $source }, 'Other words.')?.stale).toEqual(['/sections/0/text']);
});

test('what a list without ids only repeats is untranslated until it is stamped', () => {
  const faq = (title: string) => ({
    type: 'accordion',
    id: 'faq',
    heading: 'Q',
    entries: [{ title, text: 'Yes.' }],
  });
  const entries = [{ title: 'प्रश्न', text: 'Yes.' }];
  const hindi = ($source?: Readonly<Record<string, string>>) =>
    siteCoverage(
      checkSite({
        'site.json': site({ locales }),
        'pages/a.json': page(faq('Question?')),
        'locales/hi/pages/a.json': { sections: [{ id: 'faq', entries }], ...($source && { $source }) },
      }),
    )[0]?.files.find(({ file }) => file === 'pages/a.json');
  const title = { '/sections/faq/entries/0/title': fingerprint('Question?') };
  const text = '/sections/faq/entries/0/text';
  expect(hindi(title)?.untranslated).toContain('/sections/0/entries/0/text');
  expect(hindi(title)?.source).toHaveProperty([text], fingerprint('Yes.'));
  for (const stamped of [undefined, { ...title, [text]: fingerprint('Yes.') }])
    expect(hindi(stamped)?.untranslated).not.toContain('/sections/0/entries/0/text');
});
