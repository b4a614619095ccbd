import { expect, test } from 'vitest';
import { media, showing } from '../../support/media.ts';
import { advice } from '../../support/site.ts';

test('media/weight', () => {
  expect(advice(/weight/, showing('/images/b.svg'), media({ '/images/b.svg': { bytes: 150_000 } }))).toEqual(
    [],
  );
  expect(advice(/weight/, showing('/images/b.svg'), media({ '/images/b.svg': { bytes: 200_000 } }))).toEqual([
    'pages/a.json:14:16-14:31 media/weight /sections/0/image/src · “public/images/b.svg” weighs 200 KB, more than the 150 KB that such a file should. Simplify its paths, or save it as a photograph.',
  ]);
  const heavy = media({ '/images/b.png': { bytes: 4_200_000 } });
  expect(advice(/weight/, showing('/images/b.png'), heavy)).toEqual([
    'pages/a.json:14:16-14:31 media/weight /sections/0/image/src · “public/images/b.png” weighs 4.2 MB, more than the 4.0 MB that such a file should. Save it with at most 2,000 pixels to a side.',
  ]);
});
