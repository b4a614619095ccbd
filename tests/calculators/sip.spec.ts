import { describe, expect, it } from 'vitest';
import {
  futureValueOfLumpSum,
  futureValueOfSip,
  investResult,
  presentValue,
} from '../../src/calculators/sip.ts';
import { requiredSip } from '../../src/calculators/what-if.ts';

describe('futureValueOfSip', () => {
  it.each([
    // The first three are published examples; the others are checked by hand.
    { monthly: 5000, rate: 12, years: 10, result: 1_161_695 },
    { monthly: 10_000, rate: 10, years: 15, result: 4_179_243 },
    { monthly: 35_000, rate: 8, years: 30, result: 52_510_331 },
    { monthly: 1000, rate: 12, years: 1, result: 12_809 },
    { monthly: 0, rate: 12, years: 10, result: 0 },
    { monthly: 5000, rate: 0, years: 10, result: 600_000 },
    { monthly: 5000, rate: 12, years: 0, result: 0 },
    { monthly: 1000, rate: 12, years: 0.5, result: 6214 },
  ])('$monthly a month at $rate % for $years years becomes $result', ({ monthly, rate, years, result }) => {
    expect(futureValueOfSip(monthly, rate, years)).toBe(result);
  });

  it('loses no digit at tiny rates', () => {
    // 1,000,000 × 120 × (1 + r × 121 ⁄ 2 + …) with r = 1e-9 ⁄ 1200: 6.05 paise of interest.
    expect(futureValueOfSip(1_000_000, 1e-9, 10)).toBe(120_000_000);
    expect(futureValueOfSip(1_000_000, 1e-7, 10)).toBe(120_000_001);
    expect(futureValueOfSip(1_000_000, 1e-5, 10)).toBe(120_000_061);
    expect(futureValueOfSip(1_000_000, 1e-300, 50)).toBe(600_000_000);
  });

  it('grows smoothly between whole months', () => {
    // 1,000,000 × (1.01ⁿ − 1) ⁄ 0.01 × 1.01, with n = 12.6, 13 and 13.2.
    const around = [1.05, 13 / 12, 1.1].map((years) => futureValueOfSip(1_000_000, 12, years));
    expect(around).toEqual([13_490_825, 13_947_421, 14_176_402]);
    expect(futureValueOfSip(100_000, 0, 1.01)).toBe(1_212_000);
  });

  it('takes a rate as the decimal that was written', () => {
    expect(futureValueOfSip(1_000_000, 29.7, 50)).toBe(97_229_652_124_550);
  });

  it.each([
    [Number.NaN, 12, 10],
    [5000, Number.NaN, 10],
    [5000, 12, Number.NaN],
    [5000, 12, -1],
    [5000, -100, 1],
  ])('is NaN for (%d, %d, %d)', (monthly, rate, years) => {
    expect(futureValueOfSip(monthly, rate, years)).toBeNaN();
  });
});

describe('futureValueOfLumpSum', () => {
  it.each([
    { lumpSum: 100_000, rate: 12, years: 10, result: 310_585 },
    { lumpSum: 100_000, rate: 0, years: 10, result: 100_000 },
    { lumpSum: 100_000, rate: 12, years: 0, result: 100_000 },
    { lumpSum: 12_345, rate: 10, years: 1, result: 13_580 },
    { lumpSum: 5, rate: 10, years: 1, result: 6 },
    { lumpSum: 100_000, rate: 21, years: 0.5, result: 110_000 },
  ])('$lumpSum at $rate % for $years years becomes $result', ({ lumpSum, rate, years, result }) => {
    expect(futureValueOfLumpSum(lumpSum, rate, years)).toBe(result);
  });
});

describe('investResult', () => {
  it('sums the rounded parts', () => {
    expect(investResult({ monthly: 5000, lumpSum: 100_000, rate: 12, years: 10 })).toBe(1_472_280);
    // 0.5 + 0.5: each part is rounded by itself.
    expect(investResult({ monthly: 0.5 / 12, lumpSum: 0.5, rate: 0, years: 1 })).toBe(2);
  });

  it('is the lump sum at 0 years, whatever is paid monthly', () => {
    expect(investResult({ monthly: 5000, lumpSum: 70_000, rate: 12, years: 0 })).toBe(70_000);
  });

  it('is 0 where the sum is not a number', () => {
    expect(investResult({ monthly: Number.NaN, lumpSum: 1, rate: 12, years: 10 })).toBe(0);
    expect(investResult({ monthly: 1, lumpSum: 1, rate: 12, years: Number.NaN })).toBe(0);
  });

  it('neither throws nor hangs far outside the bounds', () => {
    expect(investResult({ monthly: 1e9, lumpSum: 1e9, rate: 30, years: 1e9 })).toBe(Number.POSITIVE_INFINITY);
    const endless = { monthly: 1, lumpSum: 1, rate: 30, years: Number.POSITIVE_INFINITY };
    expect(investResult(endless)).toBe(0);
    expect(requiredSip({ goal: 1e9, rate: 30, years: 1e9, stepUp: 0 })).toBeNaN();
    expect(presentValue(1e9, 30, 1e9)).toBe(0);
  });
});

describe('requiredSip', () => {
  it.each([
    { goal: 10_000_000, rate: 12, years: 20, result: 10_009 },
    { goal: 1_200_000, rate: 0, years: 10, result: 10_000 },
    { goal: 0, rate: 12, years: 10, result: 0 },
    { goal: 500_000_000, rate: 30, years: 50, result: 4 },
    { goal: 10_000_000, rate: 12, years: 0, result: Number.POSITIVE_INFINITY },
    { goal: 0, rate: 0, years: 0, result: Number.POSITIVE_INFINITY },
  ])('$goal at $rate % in $years years takes $result a month', ({ goal, rate, years, result }) => {
    expect(requiredSip({ goal, rate, years, stepUp: 0 })).toBe(result);
  });
});

describe('presentValue', () => {
  it.each([
    { goal: 1_000_000, rate: 12, years: 10, result: 321_973 },
    { goal: 1_000_000, rate: 0, years: 10, result: 1_000_000 },
    { goal: 1_000_000, rate: 12, years: 0, result: 1_000_000 },
  ])('$goal at $rate % in $years years takes $result once', ({ goal, rate, years, result }) => {
    expect(presentValue(goal, rate, years)).toBe(result);
  });
});
