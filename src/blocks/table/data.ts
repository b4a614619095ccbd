import type { Headed } from '../../model/resolved.ts';

/** What stands in a cell, and what it is sorted by: its figure, or its place among the texts of its column. */
export interface Cell {
  readonly text: string;
  readonly rank: number;
  /** Set where it is no figure in a column of figures. */
  readonly isLast?: true;
}

export interface TableData extends Headed {
  readonly caption: string;
  readonly columns: readonly { readonly label: string; readonly isNumber: boolean }[];
  readonly rows: readonly (readonly Cell[])[];
  /** The last row, where a column is added up. */
  readonly total: readonly string[] | null;
  readonly note: string | undefined;
  /** Set where readers cannot sort it. */
  readonly isStill?: true;
}
