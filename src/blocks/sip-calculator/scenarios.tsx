import { formatGrouped, formatMoney } from '../../calculators/format-money.ts';
import { scenarioRates } from '../../calculators/what-if.ts';
import type { CalculatorContext } from '../../machines/calculator-mode.machine.ts';
import { Heading } from '../../ui/heading.tsx';
import type { Calculator } from './fields.ts';
import { goalAt, investAt } from './outcome.ts';
import styles from './sip-calculator.module.css';

const SPREAD = 2;

interface ScenariosProps {
  readonly data: Calculator;
  readonly state: CalculatorContext;
  readonly id: string;
  readonly level: number;
}

/** The same plan at a lower and a higher rate. */
export function Scenarios({ data, state, id, level }: ScenariosProps) {
  const { goal, invest, amounts, labels, extras } = data;
  const { mode } = state;
  if (!extras?.scenarios) return null;
  const { heading, spread = SPREAD } = extras.scenarios;
  const money = (amount: number) => formatMoney(amount, amounts.format);
  const rates = scenarioRates(state[mode].rate, spread, data[mode].rate.max);
  const head = mode === 'goal' ? [goal.sipResult, goal.lumpSumResult] : [invest.result];
  const cells = (rate: number) => {
    if (mode === 'invest') return [investAt(state, rate)];
    const { monthly, lumpSum } = goalAt(state, rate);
    return [monthly, lumpSum];
  };
  return (
    <div className={styles.part}>
      <Heading level={level} id={id} className={styles.chartHeading}>
        {heading}
      </Heading>
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>
            {[labels.rate, ...head].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rates.map((rate) => (
            <tr key={rate}>
              <th scope="row">{formatGrouped(rate, amounts.format, 2)}%</th>
              {cells(rate).map((amount, index) => (
                <td key={head[index]}>{money(amount)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
