import { expect, test } from 'vitest';
import { report } from '../../support/site.ts';
import { hi } from '../../support/translated.ts';

test('locale/unknown-locale', () => {
  expect(report({ 'locales/hi/strings.json': '{}' })).toEqual([
    'locales/hi/strings.json:1:1-1:1 locale/unknown-locale · The site has no language “hi”. Add it to "locales" in site.json.',
  ]);
  expect(report(hi('strings.json', {}, { 'locales/en/strings.json': '{}' }))).toEqual([
    'locales/en/strings.json:1:1-1:1 locale/unknown-locale · “en” is the language of the originals: write its texts there.',
  ]);
});
