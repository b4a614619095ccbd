import { compoundYearly } from './compound.ts';
import { divide, fromDecimal } from './double-double.ts';
import { roundRupees } from './round-rupees.ts';

/**
 * What a later amount buys in today's rupees: amount ⁄ (1 + inflation ⁄ 100)^years.
 *
 * @param amount rupees at the end of the years
 * @param inflation percent a year
 * @returns whole rupees of today; NaN where an input is not a number or years are negative
 */
export function valueInTodaysRupees(amount: number, inflation: number, years: number): number {
  return roundRupees(divide(fromDecimal(amount), compoundYearly(inflation, years).growth));
}

/**
 * The return above inflation: (1 + rate) ⁄ (1 + inflation) − 1, written as
 * (rate − inflation) ⁄ (1 + inflation) so that equal rates give exactly 0. It is less than rate − inflation.
 * Source: the Fisher equation.
 *
 * @param rate percent a year, effective
 * @param inflation percent a year
 * @returns percent a year
 */
export function realRate(rate: number, inflation: number): number {
  return (rate - inflation) / (1 + inflation / 100);
}
