import { describe, expect, test } from 'vitest';
import { library } from '../../support/branches.ts';
import { page, pageWith, prose, report, site } from '../../support/site.ts';
import { hi } from '../../support/translated.ts';

describe('schema/wrong-schema', () => {
  test.each([
    [
      'another schema',
      { $schema: '../schemas/site.schema.json' },
      'schema/wrong-schema /$schema · A file in this place is checked against another schema, and your editor should do the same. Did you mean “../../schemas/page.schema.json”?',
    ],
    [
      'a misspelt name',
      { $schema: '../../schemas/pgae.schema.json' },
      'schema/wrong-schema /$schema · A file in this place is checked against another schema, and your editor should do the same. Did you mean “../../schemas/page.schema.json”?',
    ],
    [
      'that of pages of items, for another page',
      { $schema: '../../schemas/templates/page.schema.json' },
      'schema/wrong-schema /$schema · A file in this place is checked against another schema, and your editor should do the same. Did you mean “../../schemas/page.schema.json”?',
    ],
  ])('%s', (_, change, expected) => {
    expect(pageWith(change).map((line) => line.replace(/^\S+ /, ''))).toEqual([expected]);
  });
  test('the schemas that a site keeps itself', () => {
    const at = ($schema: string, file: object) => JSON.stringify({ ...file, $schema });
    expect(
      report({
        'site.json': at('.schemas/site.schema.json', site()),
        'pages/a.json': at('../.schemas/site.schema.json', page(prose('a'))),
      }),
    ).toEqual([
      'pages/a.json:1:12-1:42 schema/wrong-schema /$schema · A file in this place is checked against another schema, and your editor should do the same. Did you mean “../.schemas/page.schema.json”?',
    ]);
  });
  test.each([
    ['page.schema.json', 1],
    ['branches.schema.json', 1],
    // What there will be once the site keeps its schemas itself.
    ['locales/collections/branches.schema.json', 0],
  ])('a translation of a type of the site’s own names %s', (name, count) => {
    const $schema = `../../../../../schemas/${name}`;
    const told = report(hi('collections/branches/harbour.json', { $schema, name: 'बंदरगाह' }, library()));
    expect(told.map((line) => line.replace(/^.* · /, ''))).toEqual(
      Array(count).fill('No schema fits a translation of this type here. Remove "$schema".'),
    );
  });
});
