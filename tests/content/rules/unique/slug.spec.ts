import { expect, test } from 'vitest';
import { link, page, prose, report, service } from '../../support/site.ts';

test('unique/slug', () => {
  expect(report({ 'collections/services/tax-2.json': service('tax') })).toEqual([
    'collections/services/tax-2.json:3:11-3:16 unique/slug /slug · The slug “tax” is taken in collections/services/tax.json. Choose another one.',
  ]);
});

test('what leads to the slug that an item was to have is not told besides', () => {
  expect(
    report({
      'collections/services/trust.json': service('tax'),
      'pages/a.json': page({ ...prose('a'), link: link('/services/trust') }),
    }).map((line) => line.split(' ')[1]),
  ).toEqual(['unique/slug']);
});
