import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { type CalculatorMode, calculatorModeMachine } from '../../machines/calculator-mode.machine.ts';
import { Action } from '../../ui/action.tsx';
import type { BlockData } from '../block-data.ts';
import { NumberField } from './number-field.tsx';
import { GoalResults, InvestResults } from './results.tsx';
import styles from './sip-calculator.module.css';

type Calculator = BlockData<'sip-calculator'>;

const MODES: readonly CalculatorMode[] = ['goal', 'invest'];
const GOAL_FIELDS = ['goal', 'years', 'rate'] as const;
const INVEST_FIELDS = ['monthly', 'lumpSum', 'years', 'rate'] as const;

const startOf = ({ defaultMode = 'goal', goal, invest }: Calculator) => ({
  mode: defaultMode,
  goal: { goal: goal.goal.default, years: goal.years.default, rate: goal.rate.default },
  invest: {
    monthly: invest.monthly.default,
    lumpSum: invest.lumpSum.default,
    years: invest.years.default,
    rate: invest.rate.default,
  },
});

interface CalculatorProps {
  readonly data: Calculator;
  readonly id: string;
  readonly headingId: string;
}

/** The controls and their result. */
export function CalculatorPanel({ data, id, headingId }: CalculatorProps) {
  const [snapshot, send] = useMachine(calculatorModeMachine, { input: startOf(data) });
  const { goal, invest } = snapshot.context;
  const { grouping, investNow } = data;
  const isGoal = snapshot.matches('goal');
  const modes = useRef<HTMLFieldSetElement>(null);

  // A mode chosen before the app arrived.
  useEffect(() => {
    const checked = modes.current?.querySelector<HTMLInputElement>(':checked')?.value;
    const mode = MODES.find((name) => name === checked);
    if (mode) send({ type: 'choose', mode });
  }, [send]);

  return (
    <div className={`${styles.panel} needs-script`}>
      <div className={styles.controls}>
        <fieldset ref={modes} className={styles.modes} aria-labelledby={headingId}>
          {MODES.map((mode) => (
            <label key={mode}>
              <input
                type="radio"
                name={`${id}-mode`}
                value={mode}
                checked={snapshot.matches(mode)}
                onChange={() => send({ type: 'choose', mode })}
              />
              <span>{data[mode].label}</span>
            </label>
          ))}
        </fieldset>
        {isGoal
          ? GOAL_FIELDS.map((field) => (
              <NumberField
                key={`goal-${field}`}
                field={data.goal[field]}
                value={goal[field]}
                grouping={grouping}
                onChange={(value) => send({ type: 'changeGoal', field, value })}
              />
            ))
          : INVEST_FIELDS.map((field) => (
              <NumberField
                key={`invest-${field}`}
                field={data.invest[field]}
                value={invest[field]}
                grouping={grouping}
                onChange={(value) => send({ type: 'changeInvest', field, value })}
              />
            ))}
      </div>
      <div className={styles.results} data-tone="ink">
        <div role="status" aria-label={data.labels.result}>
          {isGoal ? <GoalResults data={data} form={goal} /> : <InvestResults data={data} form={invest} />}
        </div>
        <Action link={investNow} style="primary" />
      </div>
    </div>
  );
}
