import { describe, expect, it } from 'vitest';
import { valueAfterTax } from '../../src/calculators/after-tax.ts';
import { withdrawalMonths, withdrawalSchedule } from '../../src/calculators/withdrawal.ts';

describe('how long money lasts', () => {
  it.each([
    // 30,300 − 10,000 = 20,300; 20,503 − 10,000 = 10,503; 10,608.03 − 10,000 = 608.03: over before the year ends.
    [30_000, 10_000, 12, 3],
    // At rate 0 it is divided.
    [1_200_000, 10_000, 0, 120],
    [1_209_999, 10_000, 0, 120],
    // ln(W ⁄ (W − C·r)) ⁄ ln(1 + r), here ln 6 ⁄ ln 1.01 = 180.07.
    [10_000_000, 120_000, 12, 180],
    // The last withdrawal takes exactly what is there: 101 × 1.01.
    [101, 102.01, 12, 1],
    // Of the nineteenth a twentieth of a paisa is missing.
    [15, 1, 29.81, 18],
    // A month earns what it takes, and nothing but that.
    [10_000_000, 100_000, 12, Number.POSITIVE_INFINITY],
    [10_000_000, 100_001, 12, 1157],
    [1000, 0, 0, Number.POSITIVE_INFINITY],
    [12_000, 1, 0, Number.POSITIVE_INFINITY],
    [11_999, 1, 0, 11_999],
    [0, 10_000, 12, 0],
    [0, 0, 0, 0],
    [9999, 10_000, 0, 0],
    [-1, 10_000, 12, Number.NaN],
    [1000, -1, 12, Number.NaN],
    [1000, 1, Number.NaN, Number.NaN],
  ])('of %d, %d a month at %d%%: %d months', (corpus, monthly, rate, months) => {
    expect(withdrawalMonths({ corpus, monthly, rate })).toBe(months);
  });

  it('is told year by year, the last one as long as it was', () => {
    expect(withdrawalSchedule({ corpus: 30_000, monthly: 10_000, rate: 12 }, 50)).toEqual([
      { year: 0.25, withdrawn: 30_000, left: 608 },
    ]);
    expect(withdrawalSchedule({ corpus: 150_000, monthly: 10_000, rate: 0 }, 50)).toEqual([
      { year: 1, withdrawn: 120_000, left: 30_000 },
      { year: 1.25, withdrawn: 150_000, left: 0 },
    ]);
    const forever = withdrawalSchedule({ corpus: 1_000_000, monthly: 10_000, rate: 12 }, 2);
    expect(forever).toEqual([
      { year: 1, withdrawn: 120_000, left: 1_000_000 },
      { year: 2, withdrawn: 240_000, left: 1_000_000 },
    ]);
    expect(withdrawalSchedule({ corpus: 0, monthly: 1, rate: 12 }, 50)).toEqual([]);
    expect(withdrawalSchedule({ corpus: Number.NaN, monthly: 1, rate: 12 }, 50)).toEqual([]);
  });
});

describe('valueAfterTax', () => {
  const tax = { rate: 12.5, exemption: 125_000 };
  it.each([
    // 12.5% of 500,000 − 125,000.
    [1_500_000, 1_000_000, 1_453_125],
    [1_125_000, 1_000_000, 1_125_000],
    [1_125_008, 1_000_000, 1_125_007],
    // A loss is not taxed.
    [900_000, 1_000_000, 900_000],
    [Number.NaN, 0, Number.NaN],
  ])('of %d, for which %d were paid in, is %d', (value, invested, left) => {
    expect(valueAfterTax(value, invested, tax)).toBe(left);
  });
});
