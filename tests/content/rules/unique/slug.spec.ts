import { expect, test } from 'vitest';
import { report, service } from '../../support/site.ts';

test('unique/slug', () => {
  expect(report({ 'collections/services/tax-2.json': service('tax') })).toEqual([
    'collections/services/tax-2.json:3:11-3:16 unique/slug /slug · The slug “tax” is taken in collections/services/tax.json. Choose another one.',
  ]);
});
