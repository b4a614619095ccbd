import { futureValueOfLumpSum, goalSip } from './sip.ts';
import { futureValueOfStepUpSip, goalStepUpSip } from './step-up.ts';
import type { Plan } from './year-ends.ts';

/** A goal that is saved for in instalments that grow by `stepUp` percent a year. Rupees, percent a year. */
export interface GoalPlan extends Omit<Plan, 'monthly' | 'lumpSum'> {
  readonly goal: number;
}

/** What a plan becomes: the rounded instalments' part and the rounded lump sum's; 0 where that is no number. */
export function planValue({ monthly, lumpSum, rate, years, stepUp }: Plan): number {
  const value =
    futureValueOfStepUpSip(monthly, stepUp, rate, years) + futureValueOfLumpSum(lumpSum, rate, years);
  return Number.isNaN(value) ? 0 : value;
}

/** The first year's instalment that a goal needs; Infinity at 0 years. Whole rupees a month. */
export function requiredSip({ goal, rate, years, stepUp }: GoalPlan): number {
  return stepUp === 0 ? goalSip(goal, rate, years) : goalStepUpSip(goal, stepUp, rate, years);
}

/** What is missing each month where less than the required instalment can be paid; 0 where nothing is. */
export const shortfall = (required: number, payable: number): number => Math.max(0, required - payable);

/**
 * What a plan comes to less where it starts later and ends on the same day.
 *
 * @param delay years; a delay beyond the plan's own years leaves the lump sum as it was
 * @returns whole rupees
 */
export function delayCost(plan: Plan, delay: number): number {
  return planValue(plan) - planValue({ ...plan, years: Math.max(0, plan.years - delay) });
}

/**
 * What a goal needs more each month where saving starts later and the day of the goal stays.
 *
 * @returns whole rupees a month; Infinity where no time is left
 */
export function delayedSipCost(plan: GoalPlan, delay: number): number {
  const later = requiredSip({ ...plan, years: Math.max(0, plan.years - delay) });
  return Number.isFinite(later) ? later - requiredSip(plan) : Number.POSITIVE_INFINITY;
}

/** The rates of a lower, the chosen and a higher scenario, within 0 and the largest that may be chosen. */
export function scenarioRates(rate: number, spread: number, max: number): readonly number[] {
  const rates = [Math.max(0, rate - spread), rate, Math.min(max, rate + spread)];
  return [...new Set(rates)];
}
