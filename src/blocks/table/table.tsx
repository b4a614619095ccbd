import { useState } from 'react';
import { DataTable } from '../../ui/data-table.tsx';
import { Icon } from '../../ui/icon.tsx';
import { chevronDownIcon } from '../../ui/icons.gen.ts';
import { Section, SectionHead } from '../../ui/section.tsx';
import type { BlockViewProps } from '../block-data.ts';
import type { Cell, TableData } from './data.ts';
import styles from './table.module.css';

interface Order {
  readonly column: number;
  readonly direction: 'ascending' | 'descending';
}

/** The rows by one of their columns; those without a figure come last. */
export function sorted({ rows, locale }: Pick<TableData, 'rows' | 'locale'>, { column, direction }: Order) {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sign = direction === 'ascending' ? 1 : -1;
  const order = (a: Cell | undefined, b: Cell | undefined) => {
    const [x = '', y = ''] = [a?.rank, b?.rank];
    if (typeof x === 'number' && typeof y === 'number') return sign * (x - y);
    if (typeof x !== typeof y) return typeof x === 'number' ? -1 : 1;
    return sign * compare(String(x), String(y));
  };
  return [...rows].sort((a, b) => order(a[column], b[column]));
}

const kindOf = (column: TableData['columns'][number] | undefined) =>
  column?.isNumber ? 'number' : undefined;

interface RowProps extends Pick<TableData, 'columns'> {
  readonly texts: readonly string[];
}

/** The cells of a row; the first one heads it. */
function Row({ texts: [first, ...others], columns: [head, ...columns] }: RowProps) {
  return (
    <tr>
      <th scope="row" data-kind={kindOf(head)}>
        {first}
      </th>
      {others.map((text, at) => (
        <td key={columns[at]?.label} data-kind={kindOf(columns[at])}>
          {text}
        </td>
      ))}
    </tr>
  );
}

/** Rows of data. Once its script is there, the heading of a column sorts by it. */
export function Table({ place, data }: BlockViewProps<'table'>) {
  const [order, setOrder] = useState<Order>();
  const { caption, columns, total, note } = data;
  const rows = order ? sorted(data, order) : data.rows;
  const press = (column: number) =>
    setOrder((now) => ({
      column,
      direction: now?.column === column && now.direction === 'ascending' ? 'descending' : 'ascending',
    }));
  return (
    <Section place={place}>
      <SectionHead place={place} head={data} />
      <DataTable name={caption} className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label }, at) => (
              <th
                key={label}
                scope="col"
                data-kind={kindOf(columns[at])}
                aria-sort={order?.column === at ? order.direction : undefined}
              >
                <button type="button" onClick={() => press(at)}>
                  {label}
                  <Icon shapes={chevronDownIcon} />
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const texts = row.map(({ text }) => text);
            return <Row key={texts.join('\n')} texts={texts} columns={columns} />;
          })}
        </tbody>
        {total ? (
          <tfoot>
            <Row texts={total} columns={columns} />
          </tfoot>
        ) : null}
      </DataTable>
      {note ? <p className={styles.note}>{note}</p> : null}
    </Section>
  );
}
