import type { BlockOf } from '../block-of.ts';

export interface NotFoundData extends BlockOf<'not-found'> {
  /** Absent where the site has no search. */
  readonly nearest?: {
    readonly heading: string;
    /** The address of the site-wide search, which knows all pages. */
    readonly index: string;
  };
}
