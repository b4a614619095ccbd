import type { Headed } from '../../model/resolved.ts';

/** What stands in a cell, and what it is sorted by. */
export interface Cell {
  readonly text: string;
  readonly rank: number | string;
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
  /** BCP 47: how texts are compared. */
  readonly locale: string;
}
