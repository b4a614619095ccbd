import { expect, test } from 'vitest';
import { page, prose, report, service } from '../../support/site.ts';
import { hi } from '../../support/translated.ts';

test('locale/unknown-file', () => {
  expect(report(hi('pages/indx.json', {}))).toEqual([
    'locales/hi/pages/indx.json:1:1-1:1 locale/unknown-file · There is no file “pages/indx.json” to translate. Did you mean “pages/index.json”?',
  ]);
  expect(report(hi('pages/terms.json', {}, { 'pages/404.json': page(prose('a')) }))).toEqual([
    'locales/hi/pages/terms.json:1:1-1:1 locale/unknown-file · There is no file “pages/terms.json” to translate. Name this one as its original is now, or remove it.',
  ]);
});

test('no file of another kind is suggested, nor one that is translated already', () => {
  const told = 'Name this one as its original is now, or remove it.';
  const last = (files: Parameters<typeof report>[0]) => report(files).map((line) => line.slice(-told.length));
  expect(last(hi('pages/tax.json', {}))).toEqual([told]);
  expect(last(hi('pages/indx.json', {}, { 'locales/hi/pages/index.json': '{}' }))).toEqual([told]);
});

test.each([
  ['pages/Fees.json', page(prose('a')), 'pages/fees.json'],
  ['pages/fees/tax.json', { ...page(prose('a')), each: 'services' }, 'pages/fees/[slug].json'],
  ['collections/service/gst.json', service('gst'), 'collections/services/gst.json'],
])('that %s is misnamed is not said of its translation again', (path, original, meant) => {
  const told = report(hi(meant, {}, { [path]: original }));
  expect(told.filter((line) => line.startsWith('locales/'))).toEqual([]);
});

test('what every site needs is not asked for by its translation, too', () => {
  expect(report(hi('strings.json', {}, { 'strings.json': undefined }))).toEqual([
    'strings.json:1:1-1:1 reference/missing-file · Every site needs the file strings.json.',
  ]);
});
