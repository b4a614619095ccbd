import { Fragment } from 'react';
import { formatMoney } from '../../calculators/format-money.ts';
import { presentValue } from '../../calculators/sip.ts';
import { delayCost, delayedSipCost, shortfall } from '../../calculators/what-if.ts';
import { withdrawalMonths } from '../../calculators/withdrawal.ts';
import type { CalculatorContext } from '../../machines/calculator-mode.machine.ts';
import type { CalculatorMode } from '../../model/calculator-forms.ts';
import { pluralText } from '../../ui/plural-text.ts';
import { type Calculator, type PartProps, wordsAfter } from './fields.ts';
import { FigureName, formulaId } from './formula.tsx';
import { afterTax, goalAt, goalPlan, investAt, investPlan } from './outcome.ts';
import styles from './sip-calculator.module.css';

/** So many characters fit the large size on the narrowest screen. */
const ROOM = 13;

interface Line {
  readonly label: string;
  readonly amount: number;
  /** Said in place of the amount. */
  readonly text?: string;
  readonly large?: boolean;
  /** True for a figure that 'Refine' adds: its formula stands there. */
  readonly refined?: boolean;
  /** What stands between it and the line above. */
  readonly or?: string;
}

/** A figure that 'Refine' adds. */
const further = (label: string, amount: number): Line => ({ label, amount, refined: true });

type LinesOf = (data: Calculator, state: CalculatorContext) => readonly (Line | undefined)[];

/** Later starts, the nearest first. */
const delaysOf = (delay: NonNullable<Calculator['extras']>['delay']) =>
  delay ? [{ ...delay, years: delay.years ?? 1 }, ...(delay.more ?? [])] : [];

/** What a goal asks for: so much a month, or so much at once. */
const goalLines: LinesOf = (data, state) => {
  const { goal: words } = data;
  const extras = state.refined ? data.extras : undefined;
  const { goal, extras: set } = state;
  const { monthly, lumpSum } = goalAt(state, goal.rate);
  const { inflation, delay } = extras ?? {};
  return [
    { label: words.goalResult, amount: goal.goal },
    { label: words.sipResult, amount: monthly, large: true },
    { label: words.lumpSumResult, amount: lumpSum, large: true, or: words.or },
    inflation && further(inflation.result, presentValue(goal.goal, set.inflation, goal.years)),
    extras?.shortfall && further(extras.shortfall.result, shortfall(monthly, set.payable)),
    ...delaysOf(delay).map(({ goalResult, years }) =>
      further(goalResult, delayedSipCost(goalPlan(state), years)),
    ),
  ];
};

/** What an investment may become. */
const investLines: LinesOf = (data, state) => {
  const { invest: words } = data;
  const extras = state.refined ? data.extras : undefined;
  const { invest, extras: set } = state;
  const value = investAt(state, invest.rate);
  const { tax, inflation, delay } = extras ?? {};
  return [
    { label: words.monthlyResult, amount: invest.monthly },
    { label: words.lumpSumResult, amount: invest.lumpSum },
    { label: words.result, amount: value, large: true },
    tax && further(tax.result, afterTax(state, tax)),
    inflation && further(inflation.result, presentValue(value, set.inflation, invest.years)),
    ...delaysOf(delay).map(({ investResult, years }) =>
      further(investResult, delayCost(investPlan(state), years)),
    ),
  ];
};

/** A length of time in words: `13 years, 4 months`. */
function durationOf(months: number, words: NonNullable<Calculator['lasting']>): string {
  const parts = [
    ['year', Math.floor(months / 12)],
    ['month', months % 12],
  ] as const;
  const told = parts.filter(([unit, count]) => count > 0 || (unit === 'month' && months === 0));
  return told.map(([unit, count]) => pluralText(words[unit], count)).join(', ');
}

/** How long money lasts that is drawn down. */
const withdrawLines: LinesOf = ({ withdraw: words, lasting }, { withdraw }) => {
  if (!words || !lasting) return [];
  const months = withdrawalMonths(withdraw);
  return [
    { label: words.corpusResult, amount: withdraw.corpus },
    { label: words.monthlyResult, amount: withdraw.monthly },
    {
      label: words.result,
      amount: 0,
      text: Number.isFinite(months) ? durationOf(months, lasting) : words.forever,
      large: true,
    },
  ];
};

const LINES: Readonly<Record<CalculatorMode, LinesOf>> = {
  goal: goalLines,
  invest: investLines,
  withdraw: withdrawLines,
};

const textOf = ({ text, amount }: Line, { amounts }: Calculator) =>
  text ?? formatMoney(amount, amounts.format);

/** What the visitor wants to know, as it is said. */
export const largeFigures = (data: Calculator, state: CalculatorContext): string =>
  LINES[state.mode](data, state)
    .flatMap((line) => (line?.large ? [`${line.label} ${textOf(line, data)}`] : []))
    .join(', ');

export function Results({ data, state, id }: Pick<PartProps, 'data' | 'state' | 'id'>) {
  return LINES[state.mode](data, state).map((line) => {
    if (!line) return null;
    const { label, amount, large, refined } = line;
    const text = textOf(line, data);
    const formula = formulaId(data, id, refined ? 'refine' : state.mode);
    return (
      <Fragment key={label}>
        {line.or ? <p className={styles.or}>{line.or}</p> : null}
        <p className={large ? `${styles.line} ${styles.large}` : styles.line}>
          <FigureName formula={formula}>{label}</FigureName>{' '}
          <strong data-long={text.length > ROOM || undefined}>{text}</strong>{' '}
          <small>{wordsAfter(amount, data)}</small>
        </p>
      </Fragment>
    );
  });
}
