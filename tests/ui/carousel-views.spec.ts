import { expect, it } from 'vitest';
import { rangesOf } from '../../src/ui/carousel-views.ts';

it.each([
  [0, 4, 7, [[1, 4]]],
  [3, 4, 7, [[4, 7]]],
  // The endless row goes on from its last slide to its first.
  [
    6,
    4,
    7,
    [
      [7, 7],
      [1, 3],
    ],
  ],
  [2, 1, 7, [[3, 3]]],
  // Before the row is measured it tells its first slide; no more are on view than there are.
  [0, 0, 7, [[1, 1]]],
  [0, 4, 3, [[1, 3]]],
])('from slide %i on, %i of %i are on view as %j', (index, many, count, ranges) => {
  expect(rangesOf(index, many, count)).toEqual(ranges);
});
