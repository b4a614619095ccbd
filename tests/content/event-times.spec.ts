import { expect, test } from 'vitest';
import { eventTimes } from '../../src/content/resolve/event-times.ts';

test.each([
  ['2026-12-12', '10 Dec, 18:00 – 12 Dec'],
  ['2026-12-10', '18:00'],
])('an end on %s without an hour is said without one', (end, expected) => {
  const { time, whole } = eventTimes('2026-12-10T18:00+05:30', end, 'en-GB');
  // The blanks around a dash are those of the language's data.
  expect(time.replace(/\s/g, ' ')).toBe(expected);
  expect(whole).not.toContain('00:00');
});
