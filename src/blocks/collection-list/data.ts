import type {
  CardLayout,
  FilterChoice,
  Headed,
  PluralText,
  ResolvedCard,
  ResolvedImage,
  ResolvedLink,
  SaidText,
  TextLanguage,
  TextPart,
} from '../../model/resolved.ts';

/** A cell that leads somewhere, to a file with its kind and size. */
export interface LinkCell extends TextLanguage {
  readonly link: ResolvedLink;
  readonly file?: string;
}

/** A text, of several items with the links to their pages. */
export interface TextCell extends SaidText {
  readonly parts?: readonly TextPart[];
}

export type ListCell = string | TextCell | LinkCell;

/** One entry, with what its layout shows besides. */
export interface ListEntry extends ResolvedCard {
  /** The cells of its row, the first of which leads to it. */
  readonly cells?: readonly ListCell[];
  /** Among the items of the search, where several fields narrow the list: its choices, each by the end of its address. */
  readonly in?: readonly string[];
  /** When and where it is. */
  readonly when?: {
    readonly iso: string;
    readonly month: string;
    readonly weekday: string;
    readonly day: string;
    readonly time: string;
    readonly place: string;
  };
}

export interface CollectionListData extends Headed {
  readonly layout?: CardLayout | 'table' | 'calendar';
  readonly collection: string;
  readonly columns?: readonly { readonly label: string; readonly isNumber: boolean }[];
  readonly total: number;
  readonly pageSize: number;
  /** The page of the list that this is, from 1. */
  readonly page: number;
  /** Addresses of the list's pages: the first one's, and the others' with `{page}` in it. */
  readonly addresses: { readonly first: string; readonly other: string };
  /** Words with `{count}`, `{page}` and `{pages}` in them, which a search fills in. */
  readonly count: PluralText;
  readonly templates: Readonly<Record<'status' | 'page' | 'pagination' | 'previous' | 'next', string>>;
  /** Null where the list offers none. */
  readonly search: { readonly name: string; readonly placeholder: string } | null;
  /** The address of all its cards, where they are searched or narrowed further. */
  readonly items?: string;
  /** Said until they are there. */
  readonly loading?: string;
  /** The whole list, then the values that it can be narrowed to, field by field. */
  readonly filters?: {
    readonly name: string;
    /** What the rows are called, by their fields. */
    readonly labels?: Readonly<Record<string, string>>;
    readonly choices: readonly FilterChoice[];
  };
  /** Where a calendar can be subscribed to; null where nothing is to come. */
  readonly calendar?: ResolvedLink | null;
  /** Said where a search finds nothing, and, without help, where there is nothing to list. */
  readonly empty: {
    readonly text: string;
    readonly help?: string;
    /** The button that asks the search of the site instead. */
    readonly find?: string;
    readonly image?: ResolvedImage | undefined;
  };
  readonly shown?: { readonly cards: readonly ListEntry[] };
}
