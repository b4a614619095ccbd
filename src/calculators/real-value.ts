import { compoundYearly } from './compound.ts';
import { divide, fromDecimal } from './double-double.ts';
import { roundRupees } from './round-rupees.ts';

/**
 * What a later amount buys in today's rupees: amount ⁄ (1 + inflation ⁄ 100)^years. Source: discounting at the rate
 * at which prices rise.
 *
 * @param amount rupees at the end of the years
 * @param inflation percent a year
 * @returns whole rupees of today; NaN where an input is not a number or years are negative
 */
export function valueInTodaysRupees(amount: number, inflation: number, years: number): number {
  return roundRupees(divide(fromDecimal(amount), compoundYearly(inflation, years).growth));
}
