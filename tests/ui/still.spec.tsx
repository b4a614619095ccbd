import { expect, test } from 'vitest';
import { Still } from '../../src/ui/still.tsx';

test.each([undefined, null])(
  'given %s it is an empty text, which React leaves as the page says it',
  (nothing) => {
    expect(Still({ children: nothing }).props).toEqual({
      children: '',
      'data-still': '',
      suppressHydrationWarning: true,
    });
  },
);
