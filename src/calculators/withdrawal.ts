import { compoundMonthly } from './compound.ts';
import { add, type DoubleDouble, fromDecimal, multiply } from './double-double.ts';
import { roundRupees } from './round-rupees.ts';

/** Money that is drawn down by the same amount each month. Rupees, `rate` in percent a year. */
export interface Withdrawal {
  readonly corpus: number;
  readonly monthly: number;
  readonly rate: number;
}

/** One row of its table. Amounts in whole rupees. */
export interface WithdrawalYear {
  /** 1, 2, …; the last one is fractional where the money is over within it. */
  readonly year: number;
  /** Everything taken out until then. */
  readonly withdrawn: number;
  readonly left: number;
}

/** Nobody plans further. */
const MOST_MONTHS = 12_000;

/** What the arithmetic may leave below zero where the last withdrawal takes exactly all: far less than is ever missing. */
const NOTHING = -1e-12;

/** What is left after each whole withdrawal, at the end of its month. */
function* leftAfter({ corpus, monthly, rate }: Withdrawal): Generator<DoubleDouble> {
  const { growth } = compoundMonthly(rate, 1 / 12);
  const payment = fromDecimal(-monthly);
  let left = fromDecimal(corpus);
  for (let month = 1; month <= MOST_MONTHS; month += 1) {
    left = add(multiply(left, growth), payment);
    if (left.high < NOTHING) return;
    yield left;
  }
}

/**
 * How many whole withdrawals the money pays, one at the end of each month: the largest n for which
 * corpus × (1 + r)ⁿ − monthly × ((1 + r)ⁿ − 1) ⁄ r is not negative, r = rate ⁄ 1200; at rate 0 the whole part of
 * corpus ⁄ monthly. Source: the balance of an ordinary annuity, reckoned month by month.
 *
 * @returns months; 0 where there is nothing, or less than one withdrawal; Infinity where a month earns what it
 *   takes, or the money lasts 1,000 years; NaN where an input is negative or not a number
 */
export function withdrawalMonths(plan: Withdrawal): number {
  const { corpus, monthly, rate } = plan;
  if (![corpus, monthly, rate].every((value) => value >= 0)) return Number.NaN;
  if (corpus === 0) return 0;
  if (monthly <= (corpus * rate) / 1200) return Number.POSITIVE_INFINITY;
  let months = 0;
  for (const _ of leftAfter(plan)) months += 1;
  return months === MOST_MONTHS ? Number.POSITIVE_INFINITY : months;
}

/**
 * The withdrawals year by year, until no whole one is left or `years` are over.
 *
 * @returns none where `withdrawalMonths` is 0 or NaN
 */
export function withdrawalSchedule(plan: Withdrawal, years: number): readonly WithdrawalYear[] {
  const months = Math.min(withdrawalMonths(plan), 12 * years);
  const rows: WithdrawalYear[] = [];
  let month = 0;
  for (const left of months > 0 ? leftAfter(plan) : []) {
    month += 1;
    if (month % 12 === 0 || month === months)
      rows.push({
        year: month / 12,
        withdrawn: roundRupees(fromDecimal(plan.monthly * month)),
        left: roundRupees(left),
      });
    if (month >= months) break;
  }
  return rows;
}
