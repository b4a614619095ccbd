import type { PageSources } from './sources.ts';

/** How a field is filled in. `fixed` says what a thing is, and is not changed by hand; `group` and `list` hold others. */
export type FieldKind =
  | 'text'
  | 'markdown'
  | 'link'
  | 'media'
  | 'file'
  | 'date'
  | 'moment'
  | 'choice'
  | 'switch'
  | 'number'
  | 'plain'
  | 'fixed'
  | 'group'
  | 'list';

/** A field by its file and pointer in the site's own language; with a locale, the translation of it. */
export interface FieldAddress {
  readonly file: string;
  readonly pointer: string;
  readonly locale?: string | undefined;
}

/** What can be done to a site's content; `Value` is what stands for JSON. */
export type Operation<Value = unknown> =
  | (FieldAddress & { readonly op: 'set'; readonly value: Value; readonly was?: Value })
  | (FieldAddress & { readonly op: 'insert'; readonly value: Value })
  | (FieldAddress & { readonly op: 'move'; readonly to: number })
  /** Moves one place up or down from where it stands by then. */
  | (FieldAddress & { readonly op: 'step'; readonly by: 1 | -1 })
  | (FieldAddress & { readonly op: 'duplicate' | 'remove' })
  /** Of a page, or of the item that it shows. */
  | { readonly op: 'readdress'; readonly route: string; readonly to: string }
  | { readonly op: 'delete'; readonly route: string }
  | { readonly op: 'page'; readonly route: string; readonly title: string }
  | { readonly op: 'item'; readonly collection: string; readonly slug: string; readonly title: string };

/** How a field of a translated page stands to its original. */
export type TranslationState = 'translated' | 'untranslated' | 'stale';

/** What a language lacks of a file, by pointers in the original. */
export interface Behind {
  readonly file: string;
  readonly untranslated: readonly string[];
  /** Texts whose original has changed since they were translated. */
  readonly stale: readonly string[];
}

/** A field of the content, as one who edits it needs to know it. */
export interface FieldInfo extends FieldAddress {
  readonly kind: FieldKind;
  readonly label: string;
  readonly description: string;
  readonly value: unknown;
  readonly version: string;
  readonly state?: TranslationState;
  /** What the site's own language says, on a translated page. */
  readonly original?: unknown;
}

/** A field on a page, with the part of its file whose form shows it. */
export type PageField = FieldInfo & { readonly holder: string };

/** Everything that can be edited on a page. */
export interface PageInfo {
  readonly sources: PageSources;
  /** For each place of the sources its field, by number; null where there is none to edit. */
  readonly fields: readonly (number | null)[];
  readonly infos: readonly PageField[];
  /** What `{name}` stands for. */
  readonly variables: Readonly<Record<string, string>>;
  /** The types that an item can be begun of. */
  readonly collections: readonly string[];
  /** Its address in the site’s own language. */
  readonly route: string;
  /** False where every site needs the page at its address, and for a list's further pages, which follow the first. */
  readonly isMovable: boolean;
  /** The file of the page, and its language where that is not the site's own. */
  readonly file: string;
  readonly locale?: string | undefined;
}

/** A field as a form shows it. */
export interface FormField extends Pick<FieldInfo, 'state' | 'original'> {
  readonly pointer: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly description: string;
  /** Undefined for a field that is not written. */
  readonly value: unknown;
  readonly required: boolean;
  /** What can be chosen; of a name that the site gives, what it has; of a list of blocks their types. */
  readonly choices?: readonly string[];
  /** What each of them is called. */
  readonly names?: readonly string[];
  readonly limits: Readonly<Record<string, number>>;
  /** Of a group its fields, of a list its entries. */
  readonly fields?: readonly FormField[];
  /** What a new entry of a list, or a group that is not there yet, says first. */
  readonly fresh?: unknown;
}

/** The form of a part of a file. */
export interface Form {
  readonly field: FormField | undefined;
  /** Where the part stands by now; undefined where it is gone. */
  readonly pointer: string | undefined;
  readonly version: string;
  /** Of the file in the site's own language, which says how things are built. */
  readonly originalVersion: string;
}

/** A mistake that an edit would have made. */
export interface EditMistake {
  readonly file: string;
  readonly line: number;
  readonly pointer: string;
  readonly message: string;
}

/** The address that a page had, and that it has now; null where there is none. */
export interface Moved {
  readonly from: string | null;
  readonly to: string | null;
}

/** What became of an edit. Nothing is written but where it says `done`. */
export type Outcome =
  | {
      readonly done: string;
      readonly files: readonly string[];
      readonly moved?: Moved;
      /** Where an item that was begun is written. */
      readonly begun?: FieldAddress;
    }
  | { readonly refused: string; readonly mistakes: readonly EditMistake[] }
  /** The file is another one now: what stands there, at which place, and by which version it is named. */
  | {
      readonly conflict: string;
      readonly theirs?: unknown;
      readonly pointer: string;
      readonly version: string;
    };

/** What can be taken back and done again, in words. */
export interface Steps {
  readonly undo: string | null;
  readonly redo: string | null;
}

/** A target that a link can have, with the words that say what it is. */
export interface LinkTarget {
  readonly href: string;
  readonly title: string;
}

/** Items that are edited together: of a folder each by itself, of a list all of them. */
export interface ItemChoice extends FieldAddress {
  readonly collection: string;
  /** What they are called. */
  readonly label: string;
  /** True where no page shows it. */
  readonly isDraft: boolean;
}

/** A block type that can be inserted, with the section that it begins as. */
export interface BlockChoice {
  readonly type: string;
  readonly description: string;
  readonly section: unknown;
}

/** Something that differs from the last commit, in words. */
export interface Change {
  readonly file: string;
  readonly pointer: string;
  /** The page or the file that it stands on. */
  readonly where: string;
  /** The address of a page that shows it. */
  readonly route?: string;
  readonly field: string;
  readonly before: string;
  readonly after: string;
  /** False for a picture or a document: one goes with the step that brought it. */
  readonly canTakeBack: boolean;
}
