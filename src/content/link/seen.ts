import type { JsonValue } from '../json/json.ts';
import type { Role } from '../schema/shape.ts';
import type { ContentFile } from '../site/content-file.ts';
import type { SiteIndex } from '../site/site-index.ts';
import type { Reference } from './references.ts';
import type { Scope } from './scope.ts';

/** A text where it stands: one string, or a list of lines that were joined. */
export interface Text {
  readonly text: string;
  readonly role: Role;
  /** Set where the text names an item. */
  readonly collection: string | null;
  readonly pointer: string;
  readonly written: JsonValue;
}

export interface LinkedText extends Text {
  /** The pointer of a link or `{name}` in it: its line, where the text is written as lines. */
  lineOf(part: string): string;
}

/** A file and what its texts can name. */
export interface LinkedFile {
  readonly index: SiteIndex;
  readonly scope: Scope;
  /** Null where the theme could not be read: then any accent may be right. */
  readonly accents: readonly string[] | null;
}

/** The linked site, and what its files name. */
export interface SiteContext {
  readonly index: SiteIndex;
  /** The translations as they are written; none of a site that is itself in another language. */
  readonly overlays: readonly ContentFile[];
  references(file: ContentFile): readonly Reference[];
  /** The files below `public/` that some content names, with the first place that does. */
  readonly media: ReadonlyMap<string, { readonly file: string; readonly pointer: string }>;
}
