import { describe, expect, it } from 'vitest';
import { goalSchedule } from '../../src/calculators/schedule.ts';
import { investResult } from '../../src/calculators/sip.ts';
import {
  delayCost,
  delayedSipCost,
  planValue,
  requiredSip,
  scenarioRates,
  shortfall,
} from '../../src/calculators/what-if.ts';

const plan = { monthly: 5000, lumpSum: 100_000, rate: 12, years: 10, stepUp: 0 };
const goal = { goal: 10_000_000, rate: 12, years: 20, stepUp: 0 };

describe('planValue', () => {
  it('is the result of the plain calculator without a step-up', () => {
    expect(planValue(plan)).toBe(1_472_280);
    expect(planValue(plan)).toBe(investResult(plan));
    expect(planValue({ ...plan, years: 0 })).toBe(100_000);
  });

  it('adds what a step-up brings', () => {
    expect(planValue({ ...plan, monthly: 10_000, lumpSum: 0, stepUp: 10 })).toBe(3_374_326);
  });

  it('is 0 where there is no number', () => {
    expect(planValue({ ...plan, rate: Number.NaN })).toBe(0);
  });
});

describe('requiredSip', () => {
  it('falls with a step-up', () => {
    expect(requiredSip(goal)).toBe(10_009);
    expect(requiredSip({ ...goal, stepUp: 10 })).toBe(5028);
    expect(requiredSip({ ...goal, years: 0 })).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('shortfall', () => {
  it.each([
    [10_009, 8000, 2009],
    [10_009, 10_009, 0],
    [10_009, 20_000, 0],
    [Number.POSITIVE_INFINITY, 8000, Number.POSITIVE_INFINITY],
  ])('of %d with %d payable is %d', (required, payable, missing) => {
    expect(shortfall(required, payable)).toBe(missing);
  });
});

describe('a year later', () => {
  it('an investment comes to less', () => {
    // 1,472,280 − 1,244,488: what the plan becomes in 9 years.
    expect(delayCost(plan, 1)).toBe(1_472_280 - planValue({ ...plan, years: 9 }));
    expect(delayCost({ ...plan, lumpSum: 0, rate: 0 }, 1)).toBe(60_000);
    expect(delayCost({ ...plan, years: 0 }, 1)).toBe(0);
    expect(delayCost({ ...plan, years: 1, lumpSum: 100_000, monthly: 0 }, 5)).toBe(12_000);
  });

  it('a goal needs more each month', () => {
    expect(delayedSipCost({ ...goal, goal: 1_200_000, rate: 0, years: 10 }, 1)).toBe(1111);
    expect(delayedSipCost({ ...goal, years: 1 }, 1)).toBe(Number.POSITIVE_INFINITY);
    expect(delayedSipCost({ ...goal, years: 0 }, 1)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('scenarioRates', () => {
  it.each([
    [12, [10, 12, 14]],
    [1, [0, 1, 3]],
    [0, [0, 2]],
    [29, [27, 29, 30]],
    [30, [28, 30]],
  ])('around %d are %j', (rate, rates) => {
    expect(scenarioRates(rate, 2, 30)).toEqual(rates);
  });
});

describe('goalSchedule', () => {
  it('ends with the goal, at every bound', () => {
    for (const rate of [0, 1e-9, 12, 30])
      for (const years of [1, 20, 50])
        for (const amount of [1, 500_000, 500_000_000]) {
          const rows = goalSchedule({ goal: amount, rate, years, stepUp: 0 });
          expect(rows).toHaveLength(years);
          expect(rows.at(-1)?.value).toBe(amount);
        }
  });

  it('takes a step-up in rupees off the goal', () => {
    expect(
      goalSchedule({ goal: 252_000, rate: 0, years: 2, stepUp: 0, stepUpRupees: 1000 }).map(
        ({ value }) => value,
      ),
    ).toEqual([120_000, 252_000]);
  });

  it('invests the exact instalments', () => {
    const rows = goalSchedule({ goal: 1_200_000, rate: 0, years: 2, stepUp: 0 });
    expect(rows).toEqual([
      { year: 1, invested: 600_000, value: 600_000 },
      { year: 2, invested: 1_200_000, value: 1_200_000 },
    ]);
  });

  it.each([
    { ...goal, years: 0 },
    { ...goal, goal: 0 },
    { ...goal, rate: Number.NaN },
    { ...goal, goal: Number.NaN },
  ])('has no rows for %o', (empty) => {
    expect(goalSchedule(empty)).toEqual([]);
  });
});
