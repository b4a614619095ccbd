import { Heading } from '../../ui/heading.tsx';
import type { BlockData } from '../block-data.ts';
import { COLUMNS } from './data.ts';
import styles from './sip-calculator.module.css';

interface CommonCasesProps {
  readonly cases: NonNullable<BlockData<'sip-calculator'>['commonCases']>;
  readonly id: string;
  readonly level: number;
}

/** Results worked out when the site was built: they need no script. */
export function CommonCases({ cases, id, level }: CommonCasesProps) {
  return (
    <div className={styles.part}>
      <Heading level={level} id={id} className={styles.heading}>
        {cases.heading}
      </Heading>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.scroll} aria-labelledby={id} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {cases.head[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cases.rows.map((row) => (
              <tr key={Object.values(row).join()}>
                {COLUMNS.map((column) => (
                  <td key={column}>{row[column]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
