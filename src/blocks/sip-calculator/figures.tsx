import { type ReactNode, useState } from 'react';
import type { ScheduleYear } from '../../calculators/schedule.ts';
import { Icon } from '../../ui/icon.tsx';
import { chevronDownIcon } from '../../ui/icons.gen.ts';
import { downloadCsv } from './csv.ts';
import type { Calculator } from './fields.ts';
import styles from './sip-calculator.module.css';
import { YearTable } from './year-table.tsx';

interface FiguresProps {
  readonly data: Calculator;
  readonly rows: readonly ScheduleYear[];
  readonly id: string;
  /** Further buttons beside those of the table. */
  readonly children: ReactNode;
}

/** The table behind the charts: shown on demand and in print, saved as a file. */
export function Figures({ data, rows, id, children }: FiguresProps) {
  const { labels } = data;
  const [open, setOpen] = useState(false);
  const tableId = `${id}-years`;
  const download = () => downloadCsv(id, [labels.year, labels.invested, labels.value], rows);
  return (
    <>
      <div className={`${styles.tools} needs-script`}>
        <button
          type="button"
          className={styles.open}
          aria-expanded={open}
          aria-controls={tableId}
          onClick={() => setOpen(!open)}
        >
          {labels.yearByYear}
          <Icon shapes={chevronDownIcon} />
        </button>
        <button type="button" className={styles.open} onClick={download}>
          {labels.downloadCsv}
        </button>
        {children}
      </div>
      <div id={tableId} className={`${styles.years} needs-script`} data-open={open}>
        <YearTable data={data} rows={rows} />
      </div>
    </>
  );
}
