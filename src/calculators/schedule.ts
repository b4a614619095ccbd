import { add, multiply } from './double-double.ts';
import { roundRupees } from './round-rupees.ts';
import { firstInstalment } from './what-if.ts';
import { type GoalPlan, type Plan, yearEnds } from './year-ends.ts';

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
export function yearlySchedule(plan: Plan): readonly ScheduleYear[] {
  return finite(
    yearEnds(plan).map((end) => ({
      year: end.year,
      invested: roundRupees(end.invested),
      value: roundRupees(end.sipValue) + roundRupees(end.lumpSumValue),
    })),
  );
}

/**
 * The way to a goal year by year, with the exact instalment that it needs, before that is rounded to the rupee: the
 * last row's value is the goal itself, or more where the step-up in rupees alone becomes more.
 *
 * @returns one row a year; none where `yearlySchedule` has none, and for a goal of 0
 */
export function goalSchedule(plan: GoalPlan): readonly ScheduleYear[] {
  const first = firstInstalment(plan);
  if (!first || !(plan.goal > 0)) return [];
  const ones = yearEnds({ ...plan, monthly: 1, lumpSum: 0, stepUpRupees: 0 });
  const steps = yearEnds({ ...plan, monthly: 0, lumpSum: 0 });
  const rows = steps.map((step, index) => {
    const one = ones[index] ?? step;
    return {
      year: step.year,
      invested: roundRupees(add(multiply(one.invested, first), step.invested)),
      value: roundRupees(add(multiply(one.sipValue, first), step.sipValue)),
    };
  });
  return finite(rows);
}
