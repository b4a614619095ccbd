import { useState } from 'react';
import { DataRow, DataTable, kindOf } from '../../ui/data-table.tsx';
import { dividedClass } from '../../ui/divided.ts';
import { Icon } from '../../ui/icon.tsx';
import { chevronDownIcon } from '../../ui/icons.gen.ts';
import { Section } from '../../ui/section.tsx';
import type { BlockViewProps } from '../block-data.ts';
import type { Cell, TableData } from './data.ts';
import styles from './table.module.css';

interface Order {
  readonly column: number;
  readonly direction: 'ascending' | 'descending';
}

/** The rows by one of their columns; those without a figure come last. */
export function sorted(rows: TableData['rows'], { column, direction }: Order) {
  const sign = direction === 'ascending' ? 1 : -1;
  const order = (a: Cell | undefined, b: Cell | undefined) =>
    Number(a?.isLast ?? false) - Number(b?.isLast ?? false) || sign * ((a?.rank ?? 0) - (b?.rank ?? 0));
  return [...rows].sort((a, b) => order(a[column], b[column]));
}

/** Rows of data. Once its script is there, the heading of a column sorts by it. */
export function Table({ place, data }: BlockViewProps<'table'>) {
  const [order, setOrder] = useState<Order>();
  const { caption, columns, total, note, isStill } = data;
  const rows = order ? sorted(data.rows, order) : data.rows;
  // Two rows may say the same.
  const places = new Map(data.rows.map((row, at) => [row, at]));
  const press = (column: number) =>
    setOrder((now) => ({
      column,
      direction: now?.column === column && now.direction === 'ascending' ? 'descending' : 'ascending',
    }));
  return (
    <Section place={place} head={data}>
      <DataTable name={caption} className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th
                key={column.label}
                scope="col"
                className={dividedClass(column.label)}
                data-kind={kindOf(column)}
                aria-sort={order?.column === at ? order.direction : undefined}
              >
                {isStill ? (
                  column.label
                ) : (
                  <button type="button" onClick={() => press(at)}>
                    <span>{column.label}</span>
                    <Icon shapes={chevronDownIcon} />
                  </button>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const texts = row.map(({ text }) => text);
            return <DataRow key={places.get(row)} cells={texts} columns={columns} />;
          })}
        </tbody>
        {total ? (
          <tfoot>
            <DataRow cells={total} columns={columns} />
          </tfoot>
        ) : null}
      </DataTable>
      {note ? <p className={styles.note}>{note}</p> : null}
    </Section>
  );
}
