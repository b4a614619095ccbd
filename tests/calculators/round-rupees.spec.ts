import { expect, it } from 'vitest';
import { roundRupees } from '../../src/calculators/round-rupees.ts';

it.each([
  { high: 2.5, low: 0, rupees: 3 },
  { high: 2.5, low: -1e-17, rupees: 3 },
  { high: 2.4999999, low: 0, rupees: 2 },
  { high: 100_000_000_000_000.5, low: -0.001, rupees: 100_000_000_000_000 },
  { high: 100_000_000_000_000, low: 0.5, rupees: 100_000_000_000_001 },
  { high: -0.2, low: 0, rupees: 0 },
  { high: -2.5, low: 0, rupees: -2 },
  { high: Number.POSITIVE_INFINITY, low: 0, rupees: Number.POSITIVE_INFINITY },
  { high: Number.NaN, low: 0, rupees: Number.NaN },
])('rounds $high + $low to $rupees', ({ high, low, rupees }) => {
  expect(roundRupees({ high, low })).toBe(rupees);
});
