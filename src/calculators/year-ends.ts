import { compoundMonthly, compoundYearly } from './compound.ts';
import { add, type DoubleDouble, fromDecimal, fromDouble, multiply, ZERO } from './double-double.ts';
import type { InvestInput } from './sip.ts';

/** An investment whose monthly amount grows once a year. Rupees, percent a year. */
export interface Plan extends InvestInput {
  /** Percent by which the monthly amount grows after every twelfth instalment. */
  readonly stepUp: number;
  /** Rupees by which it grows then besides; none where left out. */
  readonly stepUpRupees?: number;
}

/** A goal that is saved for in instalments that grow once a year. Rupees, percent a year. */
export interface GoalPlan extends Omit<Plan, 'monthly' | 'lumpSum'> {
  readonly goal: number;
}

/** The unrounded state of a plan at the end of a year. */
export interface YearEnd {
  /** 1, 2, …; the last one is fractional where the years are. */
  readonly year: number;
  readonly invested: DoubleDouble;
  readonly sipValue: DoubleDouble;
  readonly lumpSumValue: DoubleDouble;
}

/** Nobody plans further, and a wrong input must not keep the page busy. */
const MOST_YEARS = 1000;

/**
 * Walks a plan year by year: value × growth of the year + the year's instalments as an annuity-due, each instalment
 * (1 + stepUp ⁄ 100) times the last year's, and stepUpRupees more. Instalments are not rounded.
 * Source: a growing annuity-due, summed year by year.
 *
 * @returns one entry a year; none for 0 or negative years, for more than 1,000 and for what is not a number
 */
export function yearEnds({
  monthly,
  lumpSum,
  rate,
  years,
  stepUp,
  stepUpRupees = 0,
}: Plan): readonly YearEnd[] {
  if (!(years > 0 && years <= MOST_YEARS)) return [];
  const ends: YearEnd[] = [];
  const raise = compoundYearly(stepUp, 1).growth;
  let instalment = fromDecimal(monthly);
  let invested = fromDecimal(lumpSum);
  let lumpSumValue = fromDecimal(lumpSum);
  let sipValue = ZERO;
  for (let start = 0; start < years; start += 1) {
    const length = Math.min(1, years - start);
    const months = compoundMonthly(rate, length);
    sipValue = add(multiply(sipValue, months.growth), multiply(instalment, months.annuityDue));
    lumpSumValue = multiply(lumpSumValue, compoundYearly(rate, length).growth);
    invested = add(invested, multiply(instalment, fromDouble(12 * length)));
    instalment = add(multiply(instalment, raise), fromDecimal(stepUpRupees));
    ends.push({ year: start + length, invested, sipValue, lumpSumValue });
  }
  return ends;
}
