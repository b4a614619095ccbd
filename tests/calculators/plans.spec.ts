import { describe, expect, it } from 'vitest';
import { effectiveAnnualRate } from '../../src/calculators/effective-rate.ts';
import { yearlySchedule } from '../../src/calculators/schedule.ts';
import { investResult, presentValue } from '../../src/calculators/sip.ts';
import { planValue, requiredSip } from '../../src/calculators/what-if.ts';

describe('step-up SIP', () => {
  it.each([
    { monthly: 10_000, stepUp: 10, rate: 12, years: 10, value: 3_374_326, invested: 1_912_491 },
    { monthly: 5000, stepUp: 10, rate: 12, years: 20, value: 9_944_358, invested: 3_436_500 },
    { monthly: 10_000, stepUp: 0, rate: 12, years: 10, value: 2_323_391, invested: 1_200_000 },
    { monthly: 10_000, stepUp: 10, rate: 0, years: 3, value: 397_200, invested: 397_200 },
    { monthly: 10_000, stepUp: 10, rate: 12, years: 0, value: 0, invested: 0 },
    // In rupees: 12 × (10,000 + 11,000 + 12,000); with both 12 × (10,000 + 12,000 + 14,200).
    { monthly: 10_000, stepUp: 0, stepUpRupees: 1000, rate: 0, years: 3, value: 396_000, invested: 396_000 },
    { monthly: 10_000, stepUp: 10, stepUpRupees: 1000, rate: 0, years: 3, value: 434_400, invested: 434_400 },
    { monthly: 10_000, stepUp: 0, stepUpRupees: 1000, rate: 12, years: 2, value: 285_241, invested: 252_000 },
  ])('$monthly a month, $stepUp % and $stepUpRupees more a year, at $rate % for $years years', (plan) => {
    const { value, invested, ...steps } = plan;
    expect(planValue({ ...steps, lumpSum: 0 })).toBe(value);
    const [last] = yearlySchedule({ ...steps, lumpSum: 0 }).slice(-1);
    expect(last?.invested ?? 0).toBe(invested);
  });

  it.each([
    [{ goal: 10_000_000, stepUp: 10, rate: 12, years: 20 }, 5028],
    [{ goal: 10_000_000, stepUp: 0, rate: 12, years: 20 }, 10_009],
    [{ goal: 10_000_000, stepUp: 10, rate: 12, years: 0 }, Number.POSITIVE_INFINITY],
    [{ goal: 396_000, stepUp: 0, stepUpRupees: 1000, rate: 0, years: 3 }, 10_000],
    [{ goal: 434_400, stepUp: 10, stepUpRupees: 1000, rate: 0, years: 3 }, 10_000],
    // 36,000 rupees alone come of a step-up of 1,000.
    [{ goal: 30_000, stepUp: 0, stepUpRupees: 1000, rate: 0, years: 3 }, 0],
  ])('%j is reached with %d a month', (plan, monthly) => {
    expect(requiredSip(plan)).toBe(monthly);
  });

  it('has at most 1,000 years', () => {
    const plan = { monthly: 1, lumpSum: 0, stepUp: 0, rate: 0, years: 1000 };
    expect(yearlySchedule(plan)).toHaveLength(1000);
  });

  it.each([-1, 1001, Number.NaN])('is none for %d years', (years) => {
    expect(planValue({ monthly: 1, lumpSum: 0, stepUp: 1, rate: 1, years })).toBe(0);
    expect(yearlySchedule({ monthly: 1, lumpSum: 0, stepUp: 1, rate: 1, years })).toEqual([]);
    expect(requiredSip({ goal: 1, stepUp: 1, rate: 1, years })).toBeNaN();
  });
});

describe('yearlySchedule', () => {
  it('has a row a year', () => {
    expect(yearlySchedule({ monthly: 5000, lumpSum: 100_000, rate: 12, years: 3, stepUp: 0 })).toEqual([
      { year: 1, invested: 160_000, value: 176_047 },
      { year: 2, invested: 220_000, value: 261_656 },
      { year: 3, invested: 280_000, value: 358_031 },
    ]);
  });

  it('ends with the result of the whole plan, half years included', () => {
    const plan = { monthly: 7001, lumpSum: 12_345, rate: 11.5, years: 7.5, stepUp: 0 };
    const rows = yearlySchedule(plan);
    expect(rows.map((row) => row.year)).toEqual([1, 2, 3, 4, 5, 6, 7, 7.5]);
    expect(rows.at(-1)).toEqual({ year: 7.5, invested: 642_435, value: investResult(plan) });
  });

  it('steps the monthly amount up', () => {
    const rows = yearlySchedule({ monthly: 10_000, lumpSum: 0, rate: 0, years: 2, stepUp: 10 });
    expect(rows).toEqual([
      { year: 1, invested: 120_000, value: 120_000 },
      { year: 2, invested: 252_000, value: 252_000 },
    ]);
  });

  it.each([
    { monthly: 1, lumpSum: 1, rate: 12, years: 0 },
    { monthly: 1, lumpSum: 1, rate: 12, years: -3 },
    { monthly: 1, lumpSum: 1, rate: 12, years: 1e9 },
    { monthly: 1, lumpSum: 1, rate: 12, years: Number.NaN },
    { monthly: Number.NaN, lumpSum: 1, rate: 12, years: 2 },
    { monthly: 1, lumpSum: 1, rate: Number.NaN, years: 2 },
  ])('has no rows for %o', (plan) => {
    expect(yearlySchedule({ ...plan, stepUp: 0 })).toEqual([]);
  });
});

describe('real value', () => {
  it.each([
    { amount: 1_000_000, inflation: 6, years: 10, today: 558_395 },
    { amount: 10_000_000, inflation: 6, years: 20, today: 3_118_047 },
    { amount: 1_000_000, inflation: 0, years: 10, today: 1_000_000 },
    { amount: 1_000_000, inflation: 6, years: 0, today: 1_000_000 },
    { amount: 1_000_000, inflation: 6, years: -1, today: Number.NaN },
  ])('$amount in $years years at $inflation % buys $today today', ({ amount, inflation, years, today }) => {
    expect(presentValue(amount, inflation, years)).toBe(today);
  });
});

describe('effectiveAnnualRate', () => {
  it.each([
    [12, 12, '12.68'],
    [12, 1, '12.00'],
    [10, 4, '10.38'],
    [0, 12, '0.00'],
  ])('%d %% nominal, %d times a year, is %s %% effective', (rate, periods, effective) => {
    expect(effectiveAnnualRate(rate, periods).toFixed(2)).toBe(effective);
  });

  it('compounds monthly unless told otherwise, and keeps tiny rates', () => {
    expect(effectiveAnnualRate(12)).toBeCloseTo(12.682503, 6);
    expect(effectiveAnnualRate(1e-12)).toBeCloseTo(1e-12, 25);
  });
});
