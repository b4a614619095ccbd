/** A place in a content file, positions from 1. */
export interface SourcePlace {
  /** Relative to the site folder's parent, as diagnostics name it. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** JSON pointer of the field. */
  readonly pointer: string;
  /** The field in the site's own language, relative to the site folder: what a translation translates. */
  readonly original: { readonly file: string; readonly pointer: string };
}

/** Something that a page shows, and the place where it is written. */
export interface SourceEntry {
  /** A text as it is shown, its blanks made single; of a picture its address. */
  readonly shown: string;
  /** Its number among the places. */
  readonly place: number;
  /** Where it leads, of the words of a link. */
  readonly href?: string;
}

/** A part of the page: a section, or a part of the frame around them. */
export interface SourceScope {
  /** Where the part itself is written: what is computed has no place of its own. */
  readonly place: number;
  readonly texts: readonly SourceEntry[];
  readonly pictures: readonly SourceEntry[];
}

/** Where everything on a page comes from; made by the development server alone. */
export interface PageSources {
  /** The absolute folder that the places' files are relative to. */
  readonly folder: string;
  readonly places: readonly SourcePlace[];
  /** Sections by their ids. */
  readonly sections: Readonly<Record<string, SourceScope>>;
  readonly frame: Readonly<Record<FramePart, SourceScope>>;
}

/** `words` are the engine's own, from `strings.json`. */
export const FRAME_PARTS = ['page', 'header', 'bar', 'footer', 'words'] as const;
export type FramePart = (typeof FRAME_PARTS)[number];
