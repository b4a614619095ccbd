import { describe, expect, test } from 'vitest';
import { page, pageWith, prose, report, site } from '../../support/site.ts';

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
});
