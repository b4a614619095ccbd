import type { Finding } from '../diagnostics/diagnostic.ts';
import type { Reference } from '../link/references.ts';
import type { ContentFile } from '../site/read-files.ts';
import type { SiteIndex } from '../site/site-index.ts';

/** What a rule may look at: the linked site, and what each file names. */
export interface CheckContext {
  readonly index: SiteIndex;
  readonly references: (file: ContentFile) => readonly Reference[];
  /** The files below `public/` that some content names, with the first place that does. */
  readonly media: ReadonlyMap<string, { readonly file: string; readonly pointer: string }>;
}

/** A rule that no schema can say. */
export type Check = (context: CheckContext) => Finding[];
