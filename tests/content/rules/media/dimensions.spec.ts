import { expect, test } from 'vitest';
import { media, showing } from '../../support/media.ts';
import { advice } from '../../support/site.ts';

test('media/dimensions', () => {
  const small = media({ '/images/b.png': { size: { width: 319, height: 10 } } });
  expect(advice(/dimensions/, showing('/images/b.png'), small)).toEqual([
    'pages/a.json:14:16-14:31 media/dimensions /sections/0/image/src · “public/images/b.png” is only 319 pixels wide and will look blurred. Use one of at least 320, better 1,280.',
  ]);
  const large = media({ '/images/b.png': { size: { width: 320, height: 6001 } } });
  expect(advice(/dimensions/, showing('/images/b.png'), large)).toHaveLength(1);
});
