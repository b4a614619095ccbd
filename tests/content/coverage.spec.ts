import { expect, test } from 'vitest';
import { siteCoverage } from '../../src/command/coverage.ts';
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

test('a text whose original has changed since is stale', () => {
  const sections = [{ id: 'a', text: 'शब्द।' }];
  const source = coverage({ sections })?.source ?? {};
  expect(Object.keys(source)).toEqual(['/sections/0/text']);
  expect(coverage({ sections, $source: source })?.stale).toEqual([]);
  expect(coverage({ sections, $source: source }, 'Other words.')?.stale).toEqual(['/sections/0/text']);
});
