import { formatMoney } from '../../calculators/format-money.ts';
import { valueInTodaysRupees } from '../../calculators/real-value.ts';
import { delayCost, delayedSipCost, shortfall } from '../../calculators/what-if.ts';
import type { CalculatorContext } from '../../machines/calculator-mode.machine.ts';
import type { Calculator } from './fields.ts';
import { goalAt, investAt } from './outcome.ts';
import styles from './sip-calculator.module.css';

/** So many characters fit the large size on the narrowest screen. */
const ROOM = 13;

interface LineProps {
  readonly label: string;
  readonly amount: number;
  readonly data: Calculator;
  readonly large?: boolean;
}

function Line({ label, amount, data, large = false }: LineProps) {
  const text = formatMoney(amount, data.amounts.format);
  return (
    <p className={large ? `${styles.line} ${styles.large}` : styles.line}>
      <span>{label}</span> <strong data-long={text.length > ROOM || undefined}>{text}</strong>
    </p>
  );
}

interface ResultsProps {
  readonly data: Calculator;
  readonly state: CalculatorContext;
}

/** What a goal asks for: so much a month, or so much at once. */
function GoalResults({ data, state }: ResultsProps) {
  const { goal: words, extras } = data;
  const { goal, extras: set } = state;
  const { monthly, lumpSum } = goalAt(state, goal.rate);
  const plan = { ...goal, stepUp: set?.stepUp ?? 0 };
  return (
    <>
      <Line label={words.goalResult} amount={goal.goal} data={data} />
      <Line label={words.sipResult} amount={monthly} data={data} large />
      <p className={styles.or}>{words.or}</p>
      <Line label={words.lumpSumResult} amount={lumpSum} data={data} large />
      {extras?.inflation ? (
        <Line
          label={extras.inflation.result}
          amount={valueInTodaysRupees(goal.goal, set?.inflation ?? 0, goal.years)}
          data={data}
        />
      ) : null}
      {extras?.shortfall ? (
        <Line label={extras.shortfall.result} amount={shortfall(monthly, set?.payable ?? 0)} data={data} />
      ) : null}
      {extras?.delay ? (
        <Line
          label={extras.delay.goalResult}
          amount={delayedSipCost(plan, extras.delay.years ?? 1)}
          data={data}
        />
      ) : null}
    </>
  );
}

/** What an investment may become. */
function InvestResults({ data, state }: ResultsProps) {
  const { invest: words, extras } = data;
  const { invest, extras: set } = state;
  const value = investAt(state, invest.rate);
  const plan = { ...invest, stepUp: set?.stepUp ?? 0 };
  return (
    <>
      <Line label={words.monthlyResult} amount={invest.monthly} data={data} />
      <Line label={words.lumpSumResult} amount={invest.lumpSum} data={data} />
      <Line label={words.result} amount={value} data={data} large />
      {extras?.inflation ? (
        <Line
          label={extras.inflation.result}
          amount={valueInTodaysRupees(value, set?.inflation ?? 0, invest.years)}
          data={data}
        />
      ) : null}
      {extras?.delay ? (
        <Line
          label={extras.delay.investResult}
          amount={delayCost(plan, extras.delay.years ?? 1)}
          data={data}
        />
      ) : null}
    </>
  );
}

export function Results(props: ResultsProps) {
  return props.state.mode === 'goal' ? <GoalResults {...props} /> : <InvestResults {...props} />;
}
