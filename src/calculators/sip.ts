import { compoundMonthly, compoundYearly } from './compound.ts';
import { divide, fromDecimal, multiply } from './double-double.ts';
import { roundRupees } from './round-rupees.ts';

/** What is put in. Amounts in rupees, `rate` in percent a year. */
export interface InvestInput {
  readonly monthly: number;
  readonly lumpSum: number;
  readonly rate: number;
  readonly years: number;
}

/**
 * What a SIP becomes: monthly × ((1 + r)ⁿ − 1) ⁄ r × (1 + r), with r = rate ⁄ 1200 and n = 12 × years
 * (annuity-due: every instalment is paid at the start of its month). Rate 0 gives monthly × n.
 *
 * @param monthly rupees a month
 * @param rate percent a year, nominal
 * @returns whole rupees, right to the rupee; NaN where an input is not a number, years are negative or the
 *   rate is −100 or less. It never throws.
 * @see SPECIFICATION section 9, 'Invest result'
 */
export function futureValueOfSip(monthly: number, rate: number, years: number): number {
  return roundRupees(multiply(fromDecimal(monthly), compoundMonthly(rate, years).annuityDue));
}

/**
 * What a single amount becomes: lump sum × (1 + rate ⁄ 100)^years.
 *
 * @param lumpSum rupees
 * @param rate percent a year, effective
 * @returns whole rupees; NaN as in `futureValueOfSip`
 * @see SPECIFICATION section 9, 'Invest result'
 */
export function futureValueOfLumpSum(lumpSum: number, rate: number, years: number): number {
  return roundRupees(multiply(fromDecimal(lumpSum), compoundYearly(rate, years).growth));
}

/**
 * The calculator's 'Resultant Amount': the two rounded parts, summed.
 *
 * @returns whole rupees; 0 where the sum is not a number
 * @see SPECIFICATION section 9, 'Invest result'
 */
export function investResult({ monthly, lumpSum, rate, years }: InvestInput): number {
  const sum = futureValueOfSip(monthly, rate, years) + futureValueOfLumpSum(lumpSum, rate, years);
  return Number.isNaN(sum) ? 0 : sum;
}

/**
 * What a later amount is today: amount ⁄ (1 + rate ⁄ 100)^years. At the rate of an investment it is the single amount that
 * reaches a goal, at the rate at which prices rise what the amount buys in today's rupees.
 *
 * @param amount rupees at the end of the years
 * @param rate percent a year, effective
 * @returns whole rupees; at 0 years the amount itself; NaN as in `futureValueOfSip`
 * @see DESIGN section 9, 'Goal formulas'
 */
export function presentValue(amount: number, rate: number, years: number): number {
  return roundRupees(divide(fromDecimal(amount), compoundYearly(rate, years).growth));
}
