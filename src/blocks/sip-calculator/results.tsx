import { formatMoney } from '../../calculators/format-money.ts';
import { goalLumpSum, goalSip, investResult } from '../../calculators/sip.ts';
import type { GoalForm, InvestForm } from '../../machines/calculator-mode.machine.ts';
import type { BlockData } from '../block-data.ts';
import styles from './sip-calculator.module.css';

type Calculator = BlockData<'sip-calculator'>;

interface LineProps {
  readonly label: string;
  readonly amount: number;
  readonly grouping: Calculator['grouping'];
  readonly large?: boolean;
}

function Line({ label, amount, grouping, large = false }: LineProps) {
  return (
    <p className={large ? `${styles.line} ${styles.large}` : styles.line}>
      <span>{label}</span> <strong>{formatMoney(amount, { grouping })}</strong>
    </p>
  );
}

/** What a goal asks for: so much a month, or so much at once. */
export function GoalResults({ data, form }: { readonly data: Calculator; readonly form: GoalForm }) {
  const { goal: words, grouping } = data;
  const { goal, rate, years } = form;
  return (
    <>
      <Line label={words.goalResult} amount={goal} grouping={grouping} />
      <Line label={words.sipResult} amount={goalSip(goal, rate, years)} grouping={grouping} large />
      <p className={styles.or}>{words.or}</p>
      <Line label={words.lumpSumResult} amount={goalLumpSum(goal, rate, years)} grouping={grouping} large />
    </>
  );
}

/** What an investment may become. */
export function InvestResults({ data, form }: { readonly data: Calculator; readonly form: InvestForm }) {
  const { invest: words, grouping } = data;
  return (
    <>
      <Line label={words.monthlyResult} amount={form.monthly} grouping={grouping} />
      <Line label={words.lumpSumResult} amount={form.lumpSum} grouping={grouping} />
      <Line label={words.result} amount={investResult(form)} grouping={grouping} large />
    </>
  );
}
