import { CATALOGUE } from '../names.ts';

/** How the pages of a catalogue are served. */
export interface Surface {
  /** What stands before every address. */
  readonly base: string;
  /** True on the development server, where the site's own pages are there to be opened. */
  readonly isLive: boolean;
  /** The name of the site whose theme and content the examples show. */
  readonly brand: string;
  readonly styles: readonly string[];
  /** A script that runs before the first paint, and the module that runs after it. */
  readonly early: string;
  readonly module: string;
  readonly icon: string | undefined;
}

export const homeOf = ({ base }: Surface) => base + CATALOGUE;
