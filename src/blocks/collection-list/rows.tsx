import { Anchor } from '../../ui/anchor.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import type { CollectionListData, ListEntry } from './data.ts';

interface RowsProps {
  readonly entries: readonly ListEntry[];
  readonly columns: NonNullable<CollectionListData['columns']>;
  /** What the table is called, for who hears it. */
  readonly name: string;
}

/** Entries as the rows of a table; the first cell leads where the entry leads. */
export function Rows({ entries, columns, name }: RowsProps) {
  const kind = (at: number) => (columns[at]?.isNumber ? 'number' : undefined);
  return (
    <DataTable name={name}>
      <thead>
        <tr>
          {columns.map(({ label }, at) => (
            <th key={label} scope="col" data-kind={kind(at)}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, cells: [first, ...others] = [], link, lang, dir }) => (
          <tr key={id} lang={lang} dir={dir}>
            <th scope="row" data-kind={kind(0)}>
              {link.href === '' ? first : <Anchor link={link}>{first}</Anchor>}
            </th>
            {others.map((text, at) => (
              <td key={columns[at + 1]?.label} data-kind={kind(at + 1)}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
