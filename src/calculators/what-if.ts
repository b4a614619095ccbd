import { add, type DoubleDouble, divide, fromDecimal, fromDouble, multiply, ZERO } from './double-double.ts';
import { roundRupees } from './round-rupees.ts';
import { type GoalPlan, type Plan, yearEnds } from './year-ends.ts';

/**
 * What a plan becomes: the rounded instalments' part and the rounded lump sum's. The instalments' part is
 * Σ over the years k of instalment(k) × A × (1 + r)^(12 × (years − 1 − k)), where A is the value of twelve
 * instalments of one rupee at the end of their year (annuity-due, r = rate ⁄ 1200).
 *
 * @returns whole rupees; the lump sum at 0 years; 0 for negative years, more than 1,000, and what is not a number
 */
export function planValue(plan: Plan): number {
  const last = yearEnds(plan).at(-1);
  if (!last) return plan.years === 0 ? roundRupees(fromDecimal(plan.lumpSum)) : 0;
  const value = roundRupees(last.sipValue) + roundRupees(last.lumpSumValue);
  return Number.isNaN(value) ? 0 : value;
}

/**
 * The first year's instalment that reaches a goal, unrounded: (goal − what the step-up's rupees alone become) ⁄ what
 * one rupee a month becomes.
 *
 * @returns 0 where the step-up's rupees alone become more; undefined where a plan has no year
 */
export function firstInstalment({ goal, ...plan }: GoalPlan): DoubleDouble | undefined {
  const one = yearEnds({ ...plan, monthly: 1, lumpSum: 0, stepUpRupees: 0 }).at(-1);
  const steps = yearEnds({ ...plan, monthly: 0, lumpSum: 0 }).at(-1);
  if (!one || !steps) return undefined;
  const rest = add(fromDecimal(goal), multiply(steps.sipValue, fromDouble(-1)));
  return rest.high < 0 ? ZERO : divide(rest, one.sipValue);
}

/**
 * The same in whole rupees a month; Infinity at 0 years; NaN for what `planValue` takes for 0.
 *
 * @see DESIGN section 9, 'Goal formulas'
 */
export function requiredSip(plan: GoalPlan): number {
  if (plan.years === 0) return Number.POSITIVE_INFINITY;
  const first = firstInstalment(plan);
  return first ? roundRupees(first) : Number.NaN;
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
