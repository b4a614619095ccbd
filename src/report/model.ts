import type { LineFix } from '../command/formats/fix.ts';
import type { Diagnostic } from '../content/findings/finding.ts';

/**
 * What can differ for a visitor: `head` (title, description, …), `section` (its place on the page), `entry` (a whole entry
 * of a list), `text`, `spoken` (alternative texts and labels), `link`, `picture`, `data` (texts that show only once a visitor acts) and `markup`.
 */
export type Kind = 'head' | 'section' | 'entry' | 'text' | 'spoken' | 'link' | 'picture' | 'data' | 'markup';

/** One thing on a page. */
export interface Piece {
  readonly kind: Kind;
  /** True for what stands around every page: header, menus, footer. */
  readonly frame: boolean;
  /** The nearest heading; of `head` the name of the tag, of `picture` its address without the hash. */
  readonly place: string;
  readonly value: string;
  /** The entry of a list that it belongs to, and the heading of that list. */
  readonly entry?: string;
  readonly section?: string;
  /** The section of the page that it stands in. */
  readonly part?: string;
  /** True for the way to the other pages of a list. */
  readonly turns?: true;
  /** Of `data`: the id of the section whose script is given it. */
  readonly island?: string;
}

/** What was and what is; `null` where there was or is nothing. */
export interface Sides<Value> {
  readonly before: Value | null;
  readonly after: Value | null;
}

/** A difference on a page. `before === after` is a move, of a picture another drawing. */
export interface Change extends Sides<string> {
  readonly kind: Kind;
  readonly frame: boolean;
  readonly place: string;
}

/** Changes that the same pages have in common: told once. */
export interface SharedChange {
  readonly changes: readonly Change[];
  /** `All 216 pages`, `12 of 216 pages`. */
  readonly where: string;
  readonly routes: readonly string[];
}

export interface Shot {
  /** Path below the report’s folder. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

/** A part of a page that looks otherwise; a side is missing where the page is new or gone. */
export interface ShotPair {
  /** Pixels from the top of the page, before and after. */
  readonly top: { readonly before: number; readonly after: number };
  readonly before?: Shot;
  readonly after?: Shot;
}

export interface Pictures {
  /** Width of the window in pixels. */
  readonly width: number;
  readonly full: { readonly before?: Shot; readonly after?: Shot };
  /** The parts that differ; none where every pixel is the same. */
  readonly parts: readonly ShotPair[];
}

export interface RouteChange {
  readonly route: string;
  readonly how: 'added' | 'removed' | 'changed';
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  /** Where a removed route redirects to. */
  readonly redirect?: string;
  /** Its own changes, without those that it shares. */
  readonly changes: readonly Change[];
  /** HTML and data as a visitor downloads them (brotli). */
  readonly bytes: Sides<number>;
}

/** Something with a name that was added, removed or changed. */
export interface Difference extends Sides<string> {
  readonly name: string;
}

/** A target that pages newly lead to, or no longer. */
export interface LinkChange {
  readonly target: string;
  readonly how: 'added' | 'removed';
  readonly routes: readonly string[];
}

/** What differs between two built sites. */
export interface SiteDifference {
  /** Pages that both have. */
  readonly pages: number;
  readonly routes: readonly RouteChange[];
  readonly shared: readonly SharedChange[];
  /** Pages whose style sheets changed. */
  readonly restyled: readonly string[];
  readonly links: readonly LinkChange[];
  readonly redirects: readonly Difference[];
  /** What the site may do beyond what it shows: where messages go, whose scripts run. */
  readonly powers: readonly Difference[];
  /** Bytes of what pages share: scripts, styles, fonts. */
  readonly code: readonly { readonly name: string; readonly before: number; readonly after: number }[];
}

/** A file below `public/`; sizes in bytes. */
export interface FileChange extends Sides<number> {
  readonly address: string;
}

export interface Report extends SiteDifference {
  /** Where the two sides come from. */
  readonly sides: {
    /** The revision as it was named. */
    readonly base: string;
    /** Its short hash. */
    readonly commit: string;
    readonly head: string;
    /** What a reader must know of how they were made. */
    readonly notes: readonly string[];
  };
  readonly files: readonly FileChange[];
  /** Of entries that are held back until a later day. */
  readonly later: readonly SharedChange[];
  /** Translations whose originals change without them; their `place` is what they say. */
  readonly behind: readonly SharedChange[];
  /** Mistakes of the head: with an error among them nothing could be compared. */
  readonly diagnostics: readonly Diagnostic[];
  /** What takes over their suggestions, as changes of lines. */
  readonly fixes: readonly LineFix[];
  /** Sections of the head that could not be rendered, a sentence each: nothing could be compared then either. */
  readonly faults: readonly string[];
  readonly pictures: Readonly<Record<string, readonly Pictures[]>>;
  /** Why routes have no pictures, in one sentence; empty where all have. */
  readonly withoutPictures: string;
}
