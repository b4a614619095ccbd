import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './data-table.module.css';

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
