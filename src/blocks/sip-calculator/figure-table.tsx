import type { AriaAttributes } from 'react';
import { formatMoney } from '../../calculators/format-money.ts';
import { type Calculator, wordsAfter } from './fields.ts';
import { FigureName } from './formula.tsx';
import styles from './sip-calculator.module.css';

/** A text, or an amount of money. */
type Cell = string | number;

interface FigureTableProps extends Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'> {
  readonly data: Calculator;
  readonly head: readonly string[];
  /** The id of each column's formula. */
  readonly formulas: readonly (string | undefined)[];
  /** Cells by columns; the first one heads its row. */
  readonly rows: readonly (readonly Cell[])[];
}

function Figure({ cell, data }: { readonly cell: Cell; readonly data: Calculator }) {
  if (typeof cell === 'string') return cell;
  const words = wordsAfter(cell, data);
  return (
    <>
      {formatMoney(cell, data.amounts.format)} {words === '' ? null : <small>{words}</small>}
    </>
  );
}

/** Figures row by row, in a frame that scrolls where large letters make them wider than the screen. */
export function FigureTable({ data, head, formulas, rows, ...named }: FigureTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.scroll} {...named} tabIndex={0}>
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
              <th scope="row">
                <Figure cell={first ?? ''} data={data} />
              </th>
              {others.map((cell, index) => (
                <td key={head[index + 1]}>
                  <Figure cell={cell} data={data} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
