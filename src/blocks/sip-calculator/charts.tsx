import { memo } from 'react';
import { formatGrouped, formatMoney } from '../../calculators/format-money.ts';
import type { ScheduleYear } from '../../calculators/schedule.ts';
import { scenarioRates } from '../../calculators/what-if.ts';
import { Heading } from '../../ui/heading.tsx';
import { type Calculator, type PartProps, wordsAfter } from './fields.ts';
import { FigureTable } from './figure-table.tsx';
import { FigureName, formulaId } from './formula.tsx';
import { GrowthChart } from './growth-chart.tsx';
import { goalAt, investAt } from './outcome.ts';
import styles from './sip-calculator.module.css';

const WHOLE = 100;

interface ShareProps {
  readonly data: Calculator;
  readonly last: ScheduleYear | undefined;
  /** The id of its figures' formula. */
  readonly formula: string | undefined;
}

/** What was put in and what it earned, as the two parts of a ring. The list beside it says the same in numbers. */
function ShareChart({ data, last, formula }: ShareProps) {
  const { labels, amounts } = data;
  const { invested = 0, value = 0 } = last ?? {};
  const returns = Math.max(0, value - invested);
  const hasParts = value > 0;
  const share = hasParts ? (WHOLE * returns) / value : 0;
  const percent = (part: number) => `${formatGrouped(part, amounts.format, 1)}%`;
  const rows = [
    { name: labels.invested, amount: invested, part: hasParts ? WHOLE - share : 0, color: 'var(--second)' },
    { name: labels.returns, amount: returns, part: share, color: 'var(--accent)' },
  ];
  return (
    <div className={styles.share}>
      <div className={styles.ring}>
        <svg viewBox="0 0 42 42" aria-hidden="true" fill="none" strokeWidth="5">
          <circle cx="21" cy="21" r="17.5" stroke={hasParts ? 'var(--second)' : 'var(--line)'} />
          <path
            d="M21 3.5a17.5 17.5 0 0 1 0 35a17.5 17.5 0 0 1 0-35"
            stroke="var(--accent)"
            pathLength={WHOLE}
            strokeDasharray={`${share} ${WHOLE}`}
          />
        </svg>
        <p aria-hidden="true">
          <strong>{percent(share)}</strong> {labels.returns}
        </p>
      </div>
      <dl className={styles.legend}>
        {rows.map(({ name, amount, part, color }) => (
          <div key={name} style={{ borderImage: `linear-gradient(${color} 0 0) 1` }}>
            <dt>
              <FigureName formula={formula}>{name}</FigureName>
            </dt>
            <dd>
              <span>{formatMoney(amount, amounts.format)}</span>{' '}
              <small>{[wordsAfter(amount, data), percent(part)].filter(Boolean).join(' · ')}</small>
            </dd>
          </div>
        ))}
        <div style={{ borderImage: `linear-gradient(var(--accent) ${share}%, var(--second) 0) 1` }}>
          <dt>
            <FigureName formula={formula}>{labels.value}</FigureName>
          </dt>
          <dd>
            <span>{formatMoney(value, amounts.format)}</span> <small>{wordsAfter(value, data)}</small>
          </dd>
        </div>
      </dl>
    </div>
  );
}

const SPREAD = 2;

/** The same plan at a lower and a higher rate. */
function Scenarios({ data, state, id, level }: Omit<PartProps, 'rows'>) {
  const headingId = `${id}_scenarios`;
  const { goal, invest, labels, extras } = data;
  const { format } = data.amounts;
  const { mode } = state;
  if (!extras?.scenarios || mode === 'withdraw') return null;
  const { heading, spread = SPREAD } = extras.scenarios;
  const head = mode === 'goal' ? [goal.sipResult, goal.lumpSumResult] : [invest.result];
  const amountsAt = (rate: number) => {
    if (mode === 'invest') return [investAt(state, rate)];
    const { monthly, lumpSum } = goalAt(state, rate);
    return [monthly, lumpSum];
  };
  const rows = scenarioRates(state[mode].rate, spread, data[mode].rate.max).map((rate) => [
    `${formatGrouped(rate, format, 2)}%`,
    ...amountsAt(rate),
  ]);
  return (
    <div className={styles.part}>
      <Heading level={level} id={headingId} className={styles.chartHeading}>
        {heading}
      </Heading>
      <FigureTable
        data={data}
        head={[labels.rate, ...head]}
        formulas={[undefined, ...head.map(() => formulaId(data, id, mode))]}
        rows={rows}
        aria-labelledby={headingId}
      />
    </div>
  );
}

/** The pictures of a plan. They may come a moment after the result, so that typing never waits for them. */
export const Charts = memo(function Charts({ data, state, rows, id, level }: PartProps) {
  const { labels } = data;
  const formula = formulaId(data, id, 'figures');
  return (
    <div className={`${styles.charts} needs-script`}>
      <div className={styles.part}>
        <Heading level={level} className={styles.chartHeading}>
          {labels.moneySources}
        </Heading>
        <ShareChart data={data} last={rows.at(-1)} formula={formula} />
      </div>
      <div className={styles.part}>
        <Heading level={level} className={styles.chartHeading}>
          <FigureName formula={formula}>{labels.growthByYear}</FigureName>
        </Heading>
        <GrowthChart data={data} rows={rows} initial={state.mode === 'goal' ? 0 : state.invest.lumpSum} />
      </div>
      <Scenarios data={data} state={state} id={id} level={level} />
    </div>
  );
});
