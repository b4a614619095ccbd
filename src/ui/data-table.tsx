import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './data-table.module.css';
import { dividedClass } from './divided.ts';

interface DataTableProps {
  /** What the table is called. */
  readonly name: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A table in a frame that scrolls where the screen is narrower; `data-kind="number"` puts figures below each other. */
export function DataTable({ name, className, children }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.frame} aria-label={name} tabIndex={0}>
      <table className={clsx(styles.table, className)}>{children}</table>
    </section>
  );
}

export interface Column {
  readonly label: string;
  readonly isNumber: boolean;
}

/** How the cells of a column stand. */
export const kindOf = (column: Column | undefined) => (column?.isNumber ? 'number' : undefined);

interface DataRowProps {
  readonly cells: readonly ReactNode[];
  /** What the cells say, where they are more than texts. */
  readonly texts?: readonly unknown[];
  readonly columns: readonly Column[];
}

/** The cells of a row; the first one heads it. */
export function DataRow({ cells, texts = cells, columns: [head, ...columns] }: DataRowProps) {
  const [first, ...others] = cells;
  return (
    <tr>
      <th scope="row" className={dividedClass(texts[0])} data-kind={kindOf(head)}>
        {first}
      </th>
      {others.map((cell, at) => (
        <td key={columns[at]?.label} className={dividedClass(texts[at + 1])} data-kind={kindOf(columns[at])}>
          {cell}
        </td>
      ))}
    </tr>
  );
}
