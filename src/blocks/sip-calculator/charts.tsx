import { memo } from 'react';
import { formatGrouped, formatMoney } from '../../calculators/format-money.ts';
import { scenarioRates } from '../../calculators/what-if.ts';
import { Heading } from '../../ui/heading.tsx';
import type { PartProps } from './fields.ts';
import { FigureTable } from './figure-table.tsx';
import { GrowthChart } from './growth-chart.tsx';
import { goalAt, investAt } from './outcome.ts';
import { ShareChart } from './share-chart.tsx';
import styles from './sip-calculator.module.css';

const SPREAD = 2;

/** The same plan at a lower and a higher rate. */
function Scenarios({ data, state, id, level }: Omit<PartProps, 'rows'>) {
  const { goal, invest, labels, extras } = data;
  const { format } = data.amounts;
  const { mode } = state;
  if (!extras?.scenarios) return null;
  const { heading, spread = SPREAD } = extras.scenarios;
  const head = mode === 'goal' ? [goal.sipResult, goal.lumpSumResult] : [invest.result];
  const amountsAt = (rate: number) => {
    if (mode === 'invest') return [investAt(state, rate)];
    const { monthly, lumpSum } = goalAt(state, rate);
    return [monthly, lumpSum];
  };
  const rows = scenarioRates(state[mode].rate, spread, data[mode].rate.max).map((rate) => [
    `${formatGrouped(rate, format, 2)}%`,
    ...amountsAt(rate).map((amount) => formatMoney(amount, format)),
  ]);
  return (
    <div className={styles.part}>
      <Heading level={level} id={id} className={styles.chartHeading}>
        {heading}
      </Heading>
      <FigureTable head={[labels.rate, ...head]} rows={rows} aria-labelledby={id} />
    </div>
  );
}

/** The pictures of a plan. They may come a moment after the result, so that typing never waits for them. */
export const Charts = memo(function Charts({ data, state, rows, id, level }: PartProps) {
  const { labels } = data;
  return (
    <div className={`${styles.charts} needs-script`}>
      <div className={styles.part}>
        <Heading level={level} className={styles.chartHeading}>
          {labels.moneySources}
        </Heading>
        <ShareChart data={data} last={rows.at(-1)} />
      </div>
      <div className={styles.part}>
        <Heading level={level} className={styles.chartHeading}>
          {labels.growthByYear}
        </Heading>
        <GrowthChart data={data} rows={rows} initial={state.mode === 'goal' ? 0 : state.invest.lumpSum} />
      </div>
      <Scenarios data={data} state={state} id={`${id}-scenarios`} level={level} />
    </div>
  );
});
