import { expect, test } from 'vitest';
import { page, prose, report } from '../../support/site.ts';
import { hi } from '../../support/translated.ts';

test('locale/unknown-file', () => {
  expect(report(hi('pages/indx.json', {}))).toEqual([
    'locales/hi/pages/indx.json:1:1-1:1 locale/unknown-file · There is no file “pages/indx.json” to translate. Did you mean “pages/index.json”?',
  ]);
  expect(report(hi('pages/terms.json', {}, { 'pages/404.json': page(prose('a')) }))).toEqual([
    'locales/hi/pages/terms.json:1:1-1:1 locale/unknown-file · There is no file “pages/terms.json” to translate.',
  ]);
});
