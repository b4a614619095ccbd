import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { yearlySchedule } from '../../src/calculators/schedule.ts';
import {
  futureValueOfLumpSum,
  futureValueOfSip,
  investResult,
  presentValue,
} from '../../src/calculators/sip.ts';
import { planValue, requiredSip } from '../../src/calculators/what-if.ts';
import { holds } from '../support/holds.ts';
import { FULL } from '../support/proof.ts';
import { simulateGoalLumpSum, simulateGoalSip, simulateLumpSum, simulateSip } from './simulation.ts';

const PLANS = FULL ? 10_000 : 2_000;
/** Every year of every plan is compared: slower by far. */
const STEP_UP_PLANS = FULL ? 1_000 : 300;
const TIMEOUT = 600_000;

const amount = (max: number) => fc.integer({ min: 0, max });
const years = fc.integer({ min: 0, max: 50 });
/** Hundredths of a percent, 0 to 30 %, the ends more often than chance would have them. */
const rate = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 3000 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, 1, 2999, 3000) },
);

describe('against a month-by-month simulation in exact fractions, every rupee is equal', () => {
  it('SIP, lump sum and their sum', { timeout: TIMEOUT }, () => {
    holds(
      fc.property(amount(1_000_000), amount(10_000_000), rate, years, (monthly, lumpSum, percent, count) => {
        const sip = simulateSip({ monthly, rate: percent, years: count }).at(-1) ?? 0;
        const single = simulateLumpSum(lumpSum, percent, count);
        expect(futureValueOfSip(monthly, percent / 100, count)).toBe(sip);
        expect(futureValueOfLumpSum(lumpSum, percent / 100, count)).toBe(single);
        expect(investResult({ monthly, lumpSum, rate: percent / 100, years: count })).toBe(sip + single);
      }),
      PLANS,
    );
  });

  it('goal SIP and goal lump sum', { timeout: TIMEOUT }, () => {
    holds(
      fc.property(amount(500_000_000), rate, years, (goal, percent, count) => {
        const plan = { monthly: 1, rate: percent, years: count };
        expect(requiredSip({ goal, rate: percent / 100, years: count, stepUp: 0 })).toBe(
          simulateGoalSip(goal, plan),
        );
        expect(presentValue(goal, percent / 100, count)).toBe(simulateGoalLumpSum(goal, percent, count));
      }),
      PLANS,
    );
  });

  it('step-up SIP and every year of the schedule', { timeout: TIMEOUT }, () => {
    holds(
      fc.property(amount(1_000_000), rate, years, rate, (monthly, percent, count, stepUp) => {
        const plan = { monthly, rate: percent, years: count, stepUp };
        const values = simulateSip(plan);
        const steps = { rate: percent / 100, years: count, stepUp: stepUp / 100 };
        const schedule = yearlySchedule({ ...steps, monthly, lumpSum: 0 });
        expect(schedule.map((row) => row.value)).toEqual(values);
        expect(planValue({ ...steps, monthly, lumpSum: 0 })).toBe(values.at(-1) ?? 0);
        const goal = 10 * monthly;
        expect(requiredSip({ ...steps, goal })).toBe(simulateGoalSip(goal, plan));
      }),
      STEP_UP_PLANS,
    );
  });
});
