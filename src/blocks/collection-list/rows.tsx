import type { ReactNode } from 'react';
import type { TextPart } from '../../model/resolved.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { DataRow, DataTable, kindOf } from '../../ui/data-table.tsx';
import styles from './collection-list.module.css';
import type { CollectionListData, ListCell, ListEntry } from './data.ts';

interface RowsProps {
  readonly entries: readonly ListEntry[];
  readonly columns: NonNullable<CollectionListData['columns']>;
  /** What the table is called, for who hears it. */
  readonly name: string;
}

/** A piece of a cell; the key tells apart what stands between the names. */
const linked = ({ text, href = '' }: TextPart, at: number) => (
  <Anchor key={`${at} ${href}`} link={{ href, newTab: false }}>
    {text}
  </Anchor>
);

/** What a cell says. A text of another language says so itself: its cell stands as the others of its column. */
function saidOf(cell: ListCell | undefined) {
  if (typeof cell !== 'object') return cell;
  const said = (text: ReactNode) => (
    <bdi lang={cell.lang} dir={cell.dir}>
      {text}
    </bdi>
  );
  if (!('link' in cell)) return said(cell.parts ? cell.parts.map(linked) : cell.text);
  const { link, file, lang } = cell;
  return (
    <>
      <Anchor link={link}>
        {lang ? said(link.label) : link.label}
        {link.about ? <span className="visually-hidden">{`: ${link.about}`}</span> : null}
      </Anchor>
      {file ? <span className={styles.file}> {file}</span> : null}
    </>
  );
}

/** The words of a cell. */
function textOf(cell: ListCell | undefined) {
  if (typeof cell !== 'object') return cell;
  return 'link' in cell ? `${cell.link.label} ${cell.file ?? ''}`.trimEnd() : cell.text;
}

/** What a search of the list looks into: the title, and in a table all that its row says. */
export const searchedIn = ({ title, cells = [] }: ListEntry): string =>
  [title, ...cells.map(textOf)].join(' ');

/** A cell that is as short as a date stays on one line: the table scrolls where it is too wide. */
function cellOf(cell: ListCell) {
  const text = textOf(cell) ?? '';
  const isShort = text.length <= 14 && /[ -]/.test(text);
  return isShort ? <span className="unbroken">{saidOf(cell)}</span> : saidOf(cell);
}

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
        {entries.map(({ id, cells: [first, ...others] = [], link, file }) => {
          const lead = (
            <>
              <Anchor link={link}>{saidOf(first)}</Anchor>
              {file ? <span className={styles.file}> {file}</span> : null}
            </>
          );
          const texts = [first, ...others].map(textOf);
          return <DataRow key={id} cells={[lead, ...others.map(cellOf)]} texts={texts} columns={columns} />;
        })}
      </tbody>
    </DataTable>
  );
}
