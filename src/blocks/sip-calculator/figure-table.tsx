import type { TableHTMLAttributes } from 'react';
import { FigureName } from './formula.tsx';
import styles from './sip-calculator.module.css';

interface FigureTableProps extends TableHTMLAttributes<HTMLTableElement> {
  readonly head: readonly string[];
  /** The id of each column's formula. */
  readonly formulas: readonly (string | undefined)[];
  /** Cells by columns; the first one heads its row. */
  readonly rows: readonly (readonly string[])[];
}

/** Figures row by row. */
export function FigureTable({ head, formulas, rows, ...named }: FigureTableProps) {
  return (
    <table className={styles.table} {...named}>
      <thead>
        <tr>
          {head.map((name, index) => (
            <th key={name} scope="col">
              <FigureName formula={formulas[index]}>{name}</FigureName>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others]) => (
          <tr key={[first, ...others].join()}>
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
