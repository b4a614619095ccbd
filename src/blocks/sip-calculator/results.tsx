import { Fragment } from 'react';
import { formatMoney } from '../../calculators/format-money.ts';
import { valueInTodaysRupees } from '../../calculators/real-value.ts';
import { delayCost, delayedSipCost, shortfall } from '../../calculators/what-if.ts';
import type { CalculatorContext } from '../../machines/calculator-mode.machine.ts';
import { type Calculator, isRefined, type PartProps, wordsAfter } from './fields.ts';
import { goalAt, goalPlan, investAt, investPlan } from './outcome.ts';
import styles from './sip-calculator.module.css';

/** So many characters fit the large size on the narrowest screen. */
const ROOM = 13;

interface Line {
  readonly label: string;
  readonly amount: number;
  readonly large?: boolean;
  /** What stands between it and the line above. */
  readonly or?: string;
}

type LinesOf = (data: Calculator, state: CalculatorContext) => readonly (Line | undefined)[];

/** Later starts, the nearest first. */
const delaysOf = (delay: NonNullable<Calculator['extras']>['delay']) =>
  delay ? [{ ...delay, years: delay.years ?? 1 }, ...(delay.more ?? [])] : [];

/** What a goal asks for: so much a month, or so much at once. */
const goalLines: LinesOf = (data, state) => {
  const { goal: words } = data;
  const extras = isRefined(data, state) ? data.extras : undefined;
  const { goal, extras: set } = state;
  const { monthly, lumpSum } = goalAt(state, goal.rate);
  const { inflation, delay } = extras ?? {};
  return [
    { label: words.goalResult, amount: goal.goal },
    { label: words.sipResult, amount: monthly, large: true },
    { label: words.lumpSumResult, amount: lumpSum, large: true, or: words.or },
    inflation && {
      label: inflation.result,
      amount: valueInTodaysRupees(goal.goal, set?.inflation ?? 0, goal.years),
    },
    extras?.shortfall && { label: extras.shortfall.result, amount: shortfall(monthly, set?.payable ?? 0) },
    ...delaysOf(delay).map(({ goalResult, years }) => ({
      label: goalResult,
      amount: delayedSipCost(goalPlan(state), years),
    })),
  ];
};

/** What an investment may become. */
const investLines: LinesOf = (data, state) => {
  const { invest: words } = data;
  const extras = isRefined(data, state) ? data.extras : undefined;
  const { invest, extras: set } = state;
  const value = investAt(state, invest.rate);
  const { inflation, delay } = extras ?? {};
  return [
    { label: words.monthlyResult, amount: invest.monthly },
    { label: words.lumpSumResult, amount: invest.lumpSum },
    { label: words.result, amount: value, large: true },
    inflation && {
      label: inflation.result,
      amount: valueInTodaysRupees(value, set?.inflation ?? 0, invest.years),
    },
    ...delaysOf(delay).map(({ investResult, years }) => ({
      label: investResult,
      amount: delayCost(investPlan(state), years),
    })),
  ];
};

export function Results({ data, state }: Pick<PartProps, 'data' | 'state'>) {
  const lines = (state.mode === 'goal' ? goalLines : investLines)(data, state);
  return lines.map((line) => {
    if (!line) return null;
    const text = formatMoney(line.amount, data.amounts.format);
    return (
      <Fragment key={line.label}>
        {line.or ? <p className={styles.or}>{line.or}</p> : null}
        <p className={line.large ? `${styles.line} ${styles.large}` : styles.line}>
          <span>{line.label}</span> <strong data-long={text.length > ROOM || undefined}>{text}</strong>{' '}
          <small>{wordsAfter(line.amount, data)}</small>
        </p>
      </Fragment>
    );
  });
}
