import { memo } from 'react';
import { formatGrouped, formatMoney } from '../../calculators/format-money.ts';
import type { ScheduleYear } from '../../calculators/schedule.ts';
import type { Calculator } from './fields.ts';
import styles from './sip-calculator.module.css';

interface YearTableProps {
  readonly data: Calculator;
  readonly rows: readonly ScheduleYear[];
}

/** The numbers that the charts are drawn from. */
export const YearTable = memo(function YearTable({ data, rows }: YearTableProps) {
  const { labels, amounts } = data;
  const money = (amount: number) => formatMoney(amount, amounts.format);
  return (
    <table className={styles.table} aria-label={labels.yearByYear}>
      <thead>
        <tr>
          {[labels.year, labels.invested, labels.value].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ year, invested, value }) => (
          <tr key={year}>
            <th scope="row">{formatGrouped(year, amounts.format, 2)}</th>
            <td>{money(invested)}</td>
            <td>{money(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});
