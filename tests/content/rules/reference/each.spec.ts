import { describe, expect, test } from 'vitest';
import { page, prose, report } from '../../support/site.ts';

describe('reference/each', () => {
  test.each(['page', 'templates/page'])('a page for every item, by %s, names its collection', (schema) => {
    const file = { ...page(prose('detail')), $schema: `../../../schemas/${schema}.schema.json` };
    expect(report({ 'pages/services/[slug].json': file })).toEqual([
      'pages/services/[slug].json:1:1-1:2 reference/each · A file named [slug].json stands for every item of a collection: add "each" with the collection’s name.',
    ]);
  });
  test('one that says so no more is not told of each place that shows its item', () => {
    const where = [{ field: '/title', equals: '$item' }];
    const list = { type: 'collection-list', id: 'b', heading: 'A', collection: 'services', where };
    const detail = page({ ...prose('a'), text: { $item: '/summary' } }, list);
    const file = { ...detail, $schema: '../../../schemas/page.schema.json' };
    expect(report({ 'pages/services/[slug].json': file })).toEqual([
      expect.stringMatching(/ reference\/each · A file named \[slug\]\.json stands for every item/),
    ]);
    const misspelt = { ...file, eech: 'services' };
    expect(report({ 'pages/services/[slug].json': misspelt })).toEqual([
      expect.stringMatching(/ schema\/unknown-property \/eech · .* Did you mean “each”\?$/),
    ]);
  });
  test('what names it wrongly is told by itself', () => {
    const each = { ...page({ ...prose('a'), link: { $item: '/link' } }), each: 5 };
    expect(report({ 'pages/services/[slug].json': each })).toEqual([
      expect.stringMatching(/ schema\/type \/each · /),
    ]);
  });
  test.each([':slug', '{slug}', '$slug'])('“%s” is a name of other programs, and told of once', (name) => {
    const each = { ...page(prose('a')), each: 'services' };
    const file = `pages/services/${name}.json`;
    expect(report({ 'pages/services/[slug].json': undefined, [file]: each })).toContainEqual(
      expect.stringMatching(/ reference\/each \/each · Only a file named \[slug\]\.json or /),
    );
    expect(report({ [file]: each }).filter((line) => line.includes('unknown-file'))).toEqual([]);
  });
  test('one whose parameter has a capital is told of its name alone', () => {
    const each = { ...page(prose('a')), each: 'services' };
    const found = report({ 'pages/services/[slug].json': undefined, 'pages/services/[Slug].json': each });
    expect(found.filter((line) => line.startsWith('pages/services/'))).toEqual([
      expect.stringMatching(/ schema\/unknown-file · .* Did you mean “pages\/services\/\[slug\]\.json”\?$/),
    ]);
  });
  test('another page names none', () => {
    expect(report({ 'pages/a.json': { each: 'services', ...page(prose('a')) } })).toEqual([
      'pages/a.json:2:11-2:21 reference/each /each · Only a file named [slug].json or [id].json stands for every item of a collection. Rename the file or remove "each".',
    ]);
  });
});
