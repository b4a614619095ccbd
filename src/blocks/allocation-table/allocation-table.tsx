import { Section } from '../../ui/section.tsx';
import type { BlockViewProps } from '../block-data.ts';
import styles from './allocation-table.module.css';

/** Holdings with their share: a table that also reads as a chart. */
export function AllocationTable({ place, data }: BlockViewProps<'allocation-table'>) {
  const { caption, nameLabel, percentageLabel, rows, total, note } = data;
  const largest = Math.max(...rows.map((row) => row.percentage), 1);
  return (
    <Section place={place} named={false}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{nameLabel}</th>
            <th scope="col">{percentageLabel}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ stockFund, percentage }) => (
            <tr key={stockFund}>
              <th scope="row">
                {stockFund}
                <span className={styles.bar} style={{ inlineSize: `${(100 * percentage) / largest}%` }} />
              </th>
              <td>{percentage}%</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{total.label}</th>
            <td>{total.percentage}%</td>
          </tr>
        </tfoot>
      </table>
      {note ? <p className={styles.note}>{note}</p> : null}
    </Section>
  );
}
