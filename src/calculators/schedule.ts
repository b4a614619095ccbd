import { divide, fromDecimal, multiply } from './double-double.ts';
import { roundRupees } from './round-rupees.ts';
import type { InvestInput } from './sip.ts';
import type { GoalPlan } from './what-if.ts';
import { type Plan, yearEnds } from './year-ends.ts';

/** One row of the growth table. Amounts in whole rupees. */
export interface ScheduleYear {
  /** 1, 2, …; the last one is fractional where the years are. */
  readonly year: number;
  /** Everything put in until the end of this year, the lump sum included. */
  readonly invested: number;
  /** What it is worth then: the rounded SIP part and the rounded lump-sum part, as in `investResult`. */
  readonly value: number;
}

/** None that is not a number, so that a table or a chart never shows NaN. */
const finite = (rows: readonly ScheduleYear[]): readonly ScheduleYear[] =>
  rows.every((row) => Number.isFinite(row.invested) && Number.isFinite(row.value)) ? rows : [];

/**
 * The plan year by year. The last row's value is the `investResult` of the whole plan.
 *
 * @returns one row a year; none for 0 or negative years, for more than 1,000, and where an amount is not a
 *   number, so that a table or a chart never shows NaN
 */
export function yearlySchedule({
  stepUp = 0,
  ...plan
}: InvestInput & Partial<Plan>): readonly ScheduleYear[] {
  return finite(
    yearEnds({ ...plan, stepUp }).map((end) => ({
      year: end.year,
      invested: roundRupees(end.invested),
      value: roundRupees(end.sipValue) + roundRupees(end.lumpSumValue),
    })),
  );
}

/**
 * The way to a goal year by year, with the exact instalment that it needs, before that is rounded to the rupee: the
 * last row's value is the goal itself.
 *
 * @returns one row a year; none where `yearlySchedule` has none, and for a goal of 0
 */
export function goalSchedule({ goal, rate, years, stepUp }: GoalPlan): readonly ScheduleYear[] {
  const ends = yearEnds({ monthly: 1, lumpSum: 0, rate, years, stepUp });
  const last = ends.at(-1);
  if (last === undefined || !(goal > 0)) return [];
  const instalment = divide(fromDecimal(goal), last.sipValue);
  return finite(
    ends.map((end) => ({
      year: end.year,
      invested: roundRupees(multiply(end.invested, instalment)),
      value: roundRupees(multiply(end.sipValue, instalment)),
    })),
  );
}
