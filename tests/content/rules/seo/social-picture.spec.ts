import { describe, expect, test } from 'vitest';
import { media } from '../../support/media.ts';
import { advice, page, prose, seo } from '../../support/site.ts';

describe('seo/social-picture', () => {
  const told = (image: string, bytes = 600_000) =>
    advice(
      /social-picture/,
      { 'pages/a.json': { ...page(prose('a')), seo: { ...seo, image } } },
      media({ [image]: { bytes } }),
    );
  const remedy =
    'Save it as JPEG or PNG, 1,200 × 630 pixels and at most 600 KB; or leave it out: the build draws one.';

  test.each(['svg', 'webp', 'avif'])('one that ends with .%s', (ending) => {
    const path = `/images/b.${ending}`;
    expect(told(path).map((line) => line.replace(/^.* · /, ''))).toEqual([
      `Not every social network shows “${path}”. ${remedy}`,
    ]);
  });
  test('a heavy one, in its place', () => {
    expect(told('/images/b.jpg', 600_001)).toEqual([
      `pages/a.json:7:14-7:29 seo/social-picture /seo/image · WhatsApp shows no picture of more than 600 KB, and “/images/b.jpg” has 601. ${remedy}`,
    ]);
  });
  test.each(['jpg', 'jpeg', 'png', 'gif'])('none that ends with .%s and is light', (ending) => {
    expect(told(`/images/b.${ending}`)).toEqual([]);
  });
});
