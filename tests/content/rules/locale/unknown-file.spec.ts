import { expect, test } from 'vitest';
import { report } from '../../support/site.ts';
import { hi } from '../../support/translated.ts';

test('locale/unknown-file', () => {
  expect(report(hi('pages/indx.json', {}))).toEqual([
    'locales/hi/pages/indx.json:1:1-1:1 locale/unknown-file · There is no file “pages/indx.json” to translate. Did you mean “pages/index.json”?',
  ]);
});
