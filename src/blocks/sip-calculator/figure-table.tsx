import type { TableHTMLAttributes } from 'react';
import styles from './sip-calculator.module.css';

interface FigureTableProps extends TableHTMLAttributes<HTMLTableElement> {
  readonly head: readonly string[];
  /** Cells by columns; the first one heads its row. */
  readonly rows: readonly (readonly string[])[];
}

/** Figures row by row. */
export function FigureTable({ head, rows, ...named }: FigureTableProps) {
  return (
    <table className={styles.table} {...named}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {others.map((text, index) => (
              <td key={head[index + 1]}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
