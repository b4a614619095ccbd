import { memo, type ReactNode, type RefObject, useState } from 'react';
import { formatGrouped } from '../../calculators/format-money.ts';
import type { CalculatorMode } from '../../model/calculator-forms.ts';
import { Icon } from '../../ui/icon.tsx';
import { chevronDownIcon } from '../../ui/icons.gen.ts';
import { downloadCsv } from './csv.ts';
import type { PartProps } from './fields.ts';
import { FigureTable } from './figure-table.tsx';
import { formulaId } from './formula.tsx';
import styles from './sip-calculator.module.css';

const headOf = ({ labels, withdraw }: PartProps['data'], mode: CalculatorMode) =>
  mode === 'withdraw' && withdraw
    ? [labels.year, withdraw.withdrawn, withdraw.left]
    : [labels.year, labels.invested, labels.value];

interface TableProps extends Pick<PartProps, 'data' | 'rows' | 'id'> {
  readonly mode: CalculatorMode;
}

/** The numbers that the charts are drawn from. */
const YearTable = memo(function YearTable({ data, mode, rows, id }: TableProps) {
  const { format } = data.amounts;
  const cells = rows.map(({ year, invested, value }) => [formatGrouped(year, format, 2), invested, value]);
  const formula = formulaId(data, id, mode === 'withdraw' ? mode : 'figures');
  return (
    <FigureTable
      data={data}
      head={headOf(data, mode)}
      formulas={[undefined, formula, formula]}
      rows={cells}
      aria-label={data.labels.yearByYear}
    />
  );
});

interface FiguresProps extends TableProps {
  /** Where the note of the block stands: its words are the document's. */
  readonly note: RefObject<HTMLElement | null>;
  /** Further buttons beside those of the table. */
  readonly children: ReactNode;
}

/** The table behind the charts: shown on demand and in print, saved as a file. */
export function Figures({ data, mode, rows, id, note, children }: FiguresProps) {
  const { labels } = data;
  const [open, setOpen] = useState(false);
  const tableId = `${id}_years`;
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
        <button
          type="button"
          className={styles.open}
          onClick={() => downloadCsv(id, headOf(data, mode), rows, note.current?.textContent ?? '')}
        >
          {labels.downloadCsv}
        </button>
        {children}
      </div>
      <div id={tableId} className={`${styles.years} needs-script`} data-open={open}>
        <YearTable data={data} mode={mode} rows={rows} id={id} />
      </div>
    </>
  );
}
