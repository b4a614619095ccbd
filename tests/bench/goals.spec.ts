import { expect, test } from 'vitest';
import type { Sizes } from '../../src/bench/bytes.ts';
import { goalsOf } from '../../src/bench/goals.ts';

const none = { files: 0, raw: 0, sent: 0 };
const sizes = (css: number): Sizes => ({
  html: none,
  css: { files: 1, raw: css, sent: css },
  js: none,
  font: none,
  image: none,
  data: none,
  other: none,
});

test('the styles of a page are those of its first paint, and not those of pages fetched ahead', () => {
  const bytes = [{ path: '/', paint: sizes(11_300), idle: sizes(22_400) }];
  const goals = goalsOf({ at: '', machine: '', load: { before: 0, after: 0 }, missing: [], bytes });
  expect(goals.find(({ what }) => what === 'CSS of a page')).toEqual({
    what: 'CSS of a page',
    goal: '≤ 12.0 kB',
    figure: '11.3 kB',
    met: true,
  });
});
