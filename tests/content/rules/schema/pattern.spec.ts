import { describe, expect, test } from 'vitest';
import { pageWith, prose, report, site } from '../../support/site.ts';

describe('schema/pattern', () => {
  test.each([
    [
      'a pattern',
      { sections: [prose('A b')] },
      'schema/pattern /sections/0/id · “A b” cannot stand here. Expected: small letters, digits and single hyphens, a letter first, such as “tax-advice”.',
    ],
    [
      'a path of Windows',
      { sections: [{ type: 'figure', id: 'a', image: { src: '\\images\\a.svg ', alt: 'A' } }] },
      'schema/pattern /sections/0/image/src · “\\images\\a.svg ” cannot stand here. Expected: the path of a picture below public/, which begins with a slash and ends with .svg, .png, .jpg, .jpeg, .webp, .avif or .gif, such as “/images/curve.svg”. Did you mean “/images/a.svg”?',
    ],
  ])('%s', (_, change, expected) => {
    expect(pageWith(change).map((line) => line.replace(/^\S+ /, ''))).toEqual([expected]);
  });

  test('a name that may not be chosen', () => {
    expect(report({ 'site.json': site({ variables: { Brand: 'A', brand: 'A', email: 'a@b.cc' } }) })).toEqual(
      [
        'site.json:31:5-31:12 schema/pattern /variables/Brand · “Brand” is not a possible name here. Expected: letters and digits, a small letter first, such as “brandName”.',
      ],
    );
  });
});
