import { type DoubleDouble, divide, fromDecimal } from './double-double.ts';
import { roundRupees } from './round-rupees.ts';
import { type YearEnd, yearEnds } from './year-ends.ts';

/**
 * What a SIP becomes whose instalment grows by `stepUp` percent after every twelfth one:
 * Σ over the years k of monthly × (1 + s)ᵏ × A × (1 + r)^(12 × (years − 1 − k)), where A is the value of
 * twelve instalments of one rupee at the end of their year (annuity-due, r = rate ⁄ 1200, s = stepUp ⁄ 100).
 * Instalments are not rounded. Source: a growing annuity-due, summed year by year.
 *
 * @param monthly rupees a month in the first year
 * @param rate percent a year, nominal
 * @returns whole rupees; 0 at 0 years; NaN for inputs that are not numbers, negative years or more than 1,000
 */
export function futureValueOfStepUpSip(monthly: number, stepUp: number, rate: number, years: number): number {
  return years === 0 ? 0 : atTheEnd(monthly, stepUp, rate, years, (end) => end.sipValue);
}

/**
 * The first year's monthly amount of a step-up SIP that reaches a goal: goal ⁄ what one rupee becomes.
 *
 * @param goal rupees
 * @returns whole rupees a month; Infinity at 0 years; NaN as in `futureValueOfStepUpSip`
 */
export function goalStepUpSip(goal: number, stepUp: number, rate: number, years: number): number {
  if (years === 0) return Number.POSITIVE_INFINITY;
  return atTheEnd(1, stepUp, rate, years, (end) => divide(fromDecimal(goal), end.sipValue));
}

function atTheEnd(
  monthly: number,
  stepUp: number,
  rate: number,
  years: number,
  amountOf: (end: YearEnd) => DoubleDouble,
): number {
  const last = yearEnds({ monthly, lumpSum: 0, rate, years, stepUp }).at(-1);
  return last === undefined ? Number.NaN : roundRupees(amountOf(last));
}
