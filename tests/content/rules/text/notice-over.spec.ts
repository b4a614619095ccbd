import { expect, test } from 'vitest';
import { advice, navigation } from '../../support/site.ts';

const found = (until: string) =>
  advice(/notice-over/, {
    'navigation.json': navigation({ notice: { id: 'notice', text: 'We move.', until } }),
  });

test('text/notice-over: the last day counts', () => {
  expect(found('2024-06-15')).toEqual([]);
  expect(found('2024-06-14')).toEqual([
    'navigation.json:62:14-62:26 text/notice-over /notice/until · The last day of this notice was 2024-06-14: no page shows it. Remove the notice, or write a later day.',
  ]);
});
