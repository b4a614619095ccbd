import type { BuildFigures } from './builds.ts';
import type { PageBytes } from './bytes.ts';
import type { CarouselMove } from './carousel.ts';
import type { ContactFigures } from './contact.ts';
import type { ListSearch } from './list-search.ts';
import type { Navigation } from './navigation.ts';
import type { Typing } from './typing.ts';
import type { Vitals } from './vitals.ts';

/** All that one run of the bench measured; what was left out by `--only`, or could not run, is not there. */
export interface Figures {
  readonly at: string;
  readonly machine: string;
  /** Processes that wanted a processor during the last minute, before the bench and after it. */
  readonly load: { readonly before: number; readonly after: number };
  /** Milliseconds of the first build of the code. */
  readonly code?: number;
  readonly builds?: readonly BuildFigures[];
  readonly bytes?: readonly PageBytes[];
  readonly vitals?: readonly Vitals[];
  readonly navigation?: readonly Navigation[];
  readonly carousel?: readonly CarouselMove[];
  readonly listSearch?: ListSearch;
  readonly typing?: Typing;
  /** Milliseconds from JSON saved to text on the screen. */
  readonly dev?: number;
  readonly contact?: ContactFigures;
  /** One sentence for each part that could not be measured. */
  readonly missing: readonly string[];
}
