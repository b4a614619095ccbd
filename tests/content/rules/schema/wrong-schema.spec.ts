import { describe, expect, test } from 'vitest';
import { pageWith } from '../../support/site.ts';

describe('schema/wrong-schema', () => {
  test.each([
    [
      'another schema',
      { $schema: '../schemas/site.schema.json' },
      'schema/wrong-schema /$schema · A file in this place is checked against “../../schemas/page.schema.json”, and your editor should do the same.',
    ],
  ])('%s', (_, change, expected) => {
    expect(pageWith(change).map((line) => line.replace(/^\S+ /, ''))).toEqual([expected]);
  });
});
