import { expect, test } from 'vitest';
import { report, site } from '../../support/site.ts';

test('locale/format', () => {
  const locales = (format: string) =>
    report({ 'site.json': site({ locales: [{ code: 'en', name: 'English', dir: 'ltr', format }] }) });
  expect(locales('en_US')).toEqual([
    'site.json:18:17-18:24 locale/format /locales/0/format · “en_US” is not a locale such as “en-US”. Did you mean “en-US”?',
  ]);
  expect(locales('xx-YY')).toEqual([
    'site.json:18:17-18:24 locale/format /locales/0/format · “xx-YY” is not a locale such as “en-US”.',
  ]);
  expect(locales('en-XQ')).toEqual([
    'site.json:18:17-18:24 locale/format /locales/0/format · “en-XQ” is not a locale such as “en-US”.',
  ]);
  expect(locales('en-GB')).toEqual([]);
});
