import { Anchor } from '../../ui/anchor.tsx';
import { DataRow, DataTable, kindOf } from '../../ui/data-table.tsx';
import type { CollectionListData, ListEntry } from './data.ts';

interface RowsProps {
  readonly entries: readonly ListEntry[];
  readonly columns: NonNullable<CollectionListData['columns']>;
  /** What the table is called, for who hears it. */
  readonly name: string;
}

/** A cell that is as short as a date stays on one line: the table scrolls where it is too wide. */
const cellOf = (text: string) =>
  text.length <= 14 && /[ -]/.test(text) ? <span className="unbroken">{text}</span> : text;

/** Entries as the rows of a table; the first cell leads where the entry leads. */
export function Rows({ entries, columns, name }: RowsProps) {
  return (
    <DataTable name={name}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.label} scope="col" data-kind={kindOf(column)}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, cells: [first, ...others] = [], link, lang, dir }) => {
          const lead = link.href === '' ? first : <Anchor link={link}>{first}</Anchor>;
          return (
            <DataRow key={id} cells={[lead, ...others.map(cellOf)]} columns={columns} lang={lang} dir={dir} />
          );
        })}
      </tbody>
    </DataTable>
  );
}
