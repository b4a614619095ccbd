import { expect, test } from 'vitest';
import { report, site, theme } from '../../support/site.ts';
import { hi } from '../../support/translated.ts';

test('locale/unknown-locale', () => {
  expect(report({ 'locales/hi/strings.json': '{}' })).toEqual([
    'locales/hi/strings.json:1:1-1:1 locale/unknown-locale · The site has no language “hi”. Add it to "locales" in site.json, or remove its folder.',
  ]);
  expect(report(hi('strings.json', {}, { 'locales/en/strings.json': '{}' }))).toEqual([
    'locales/en/strings.json:1:1-1:1 locale/unknown-locale · “en” is the language of the originals: write its texts there.',
  ]);
});

test('locale/unknown-locale: a language by its English name', () => {
  expect(report(hi('strings.json', {}, { 'locales/hindi/strings.json': '{}' }))).toEqual([
    'locales/hindi/strings.json:1:1-1:1 locale/unknown-locale · The site has no language “hindi”. Add it to "locales" in site.json, or remove its folder. Did you mean “hi”?',
  ]);
});

test('locale/unknown-locale: a code that is none is said once, beside its translations', () => {
  const locales = [
    { code: 'en', name: 'English', short: 'EN', format: 'en-US', dir: 'ltr' },
    { code: 'hn', name: 'हिन्दी', short: 'हि', format: 'hi-IN', dir: 'ltr' },
  ];
  expect(report({ 'site.json': site({ locales }), 'locales/hi/strings.json': '{}' })).toEqual([
    'site.json:22:15-22:19 schema/format /locales/1/code · “hn” is not the code of a language that is known, such as “en” or “hi”.',
  ]);
});

test('a language in plain words is another one; a code of one’s own is not', () => {
  const told = (code: string) => {
    const locales = [
      { code: 'de', name: 'Deutsch', dir: 'ltr' },
      { code, name: 'Leichte Sprache', dir: 'ltr' },
    ];
    return report({ 'site.json': site({ locales }), [`locales/${code}/strings.json`]: '{}' });
  };
  expect(told('de-simple')).toEqual([]);
  expect(told('hn-simple')).toEqual([
    'site.json:20:15-20:26 schema/format /locales/1/code · “hn-simple” is not the code of a language that is known, such as “en” or “hi”.',
  ]);
  expect(told('de-x-leicht')).toEqual([
    'site.json:20:15-20:28 schema/pattern /locales/1/code · “de-x-leicht” cannot stand here. Expected: the code of a language, such as “en”, “hi”, “pt-BR” or, in plain words, “de-simple”.',
  ]);
});

test('a font or a measure of a language that is none; a theme may have one for a language that the site does not have', () => {
  const font = { family: 'Inter', src: '/fonts/a.woff2', weight: '400', style: 'normal', fallback: 'serif' };
  const lines = { lineHeight: 1.5, headingLineHeight: 1.2 };
  const files = {
    languages: { mr: lines, hn: lines },
    ...theme,
    fonts: [{ ...font, locales: ['en', 'hn', 'mr'] }],
  };
  const inTheme = report({ 'theme.json': files }).filter((line) => /language/.test(line));
  expect(inTheme).toEqual([
    'theme.json:7:5-7:9 schema/pattern /languages/hn · “hn” is not a possible name here. Expected: the code of a language, such as “en”, “hi” or “pt-BR”.',
    'theme.json:22:9-22:13 schema/format /fonts/0/locales/1 · “hn” is not the code of a language that is known, such as “en” or “hi”.',
  ]);
});

test('while a language stands twice, another is missing', () => {
  const en = { code: 'en', name: 'English', dir: 'ltr' };
  expect(report({ 'site.json': site({ locales: [en, en] }), 'locales/hi/strings.json': '{}' })).toEqual([
    'site.json:20:15-20:19 unique/id /locales/1/code · The language “en” stands twice. Remove one of the two.',
  ]);
});
