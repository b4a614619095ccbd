import { memo } from 'react';
import type { ScheduleYear } from '../../calculators/schedule.ts';
import type { CalculatorContext } from '../../machines/calculator-mode.machine.ts';
import { Heading } from '../../ui/heading.tsx';
import type { Calculator } from './fields.ts';
import { GrowthChart } from './growth-chart.tsx';
import { Scenarios } from './scenarios.tsx';
import { ShareChart } from './share-chart.tsx';
import styles from './sip-calculator.module.css';

interface ChartsProps {
  readonly data: Calculator;
  readonly state: CalculatorContext;
  readonly rows: readonly ScheduleYear[];
  readonly id: string;
  readonly level: number;
}

/** The pictures of a plan. They may come a moment after the result, so that typing never waits for them. */
export const Charts = memo(function Charts({ data, state, rows, id, level }: ChartsProps) {
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
