import { describe, expect, test } from 'vitest';
import { pageWith, prose, report, site } from '../../support/site.ts';

describe('schema/pattern', () => {
  test.each([
    [
      'a pattern',
      { sections: [prose('A b')] },
      'schema/pattern /sections/0/id · “A b” does not have the form that is expected here (^[a-z][a-z0-9]*(-[a-z0-9]+)*$).',
    ],
  ])('%s', (_, change, expected) => {
    expect(pageWith(change).map((line) => line.replace(/^\S+ /, ''))).toEqual([expected]);
  });

  test('a name that may not be chosen', () => {
    expect(report({ 'site.json': site({ variables: { Brand: 'A', brand: 'A', email: 'a' } }) })).toEqual([
      'site.json:31:5-31:12 schema/pattern /variables/Brand · “Brand” is not a possible name here.',
    ]);
  });
});
