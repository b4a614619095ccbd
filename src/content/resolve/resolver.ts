import type { ContactSettings } from '../../model/contact-settings.ts';
import type { Block } from '../../model/content.gen.ts';
import type { ItemData, ItemRole } from '../../model/item-data.ts';
import type {
  FilterChoice,
  PluralText,
  ResolvedAuthor,
  ResolvedCard,
  ResolvedDate,
  ResolvedImage,
  ResolvedLink,
  ResolvedNeighbours,
  RichText,
  SaidText,
  TextLanguage,
  TextPart,
} from '../../model/resolved.ts';
import type { FormsWord, Word } from '../../model/words.ts';
import type { Locale } from '../overlay/locale.ts';
import type { Item } from '../site/items.ts';
import type { Query } from '../site/queries.ts';
import type { EventTimes } from './event-times.ts';

/** An item as resolvers know it. What it says they ask of the context, which notes what a page was made of. */
export type NamedItem = Pick<Item, 'type' | 'collection' | 'key'>;

/** An item and what its views receive: texts filled in, Markdown compiled, links and pictures resolved. */
export interface ShownItem<Role extends ItemRole, Of = NamedItem> {
  readonly item: Of;
  readonly data: Pick<ItemData, Role> & Partial<ItemData>;
}

/** What a field says; of a file its kind and size. */
export interface FieldText extends SaidText {
  /** Where it leads, that names a file, an address, a mailbox, a telephone or an item with a page. */
  readonly href?: string;
  /** Its pieces, that names several items of which some have pages. */
  readonly parts?: readonly TextPart[];
  /** An amount of whole units with its cents too, for where others beside it have some. */
  readonly exact?: string;
}

/** What a block's resolver may ask for. It answers from the linked site: no disk, no clock, no network. */
export interface ResolveContext<Of = NamedItem, Asked extends ItemRole = ItemRole> {
  readonly locale: Locale;
  /** The day of the build, an ISO date in the site’s own zone. */
  readonly today: string;
  /** What the theme draws behind invitations. */
  readonly motif: 'none' | 'curve';
  /** IANA name of the site’s zone. */
  readonly timeZone: string;
  readonly route: string;
  /** The item that the page stands for. */
  readonly item: Of | null;
  /** The page of its list, from 1. */
  readonly listPage: number;
  /** The blocks of the page as they are written, those in columns too. */
  readonly blocks: readonly Block[];
  /** A word of the engine, with `{name}` filled in. */
  string(key: Word, fill?: Readonly<Record<string, string | number>>): string;
  /** A word of the engine with a number in it, in all the forms of the language. */
  forms(key: FormsWord): PluralText;
  /** The public items of a collection, in the order that visitors see. */
  items(collection: string): readonly Of[];
  /** The items named by their keys, in that order; all where none are named. */
  pick(collection: string, keys: readonly string[] | undefined): readonly Of[];
  /** Those that a block asks for, in its order, without the page's own. */
  select(query: Query): readonly Of[];
  /** When an item begins and ends; undefined where it does not say. */
  eventTimes(item: Of): EventTimes | undefined;
  /** Whether an item, or what ends at an ISO date, is over. */
  isOver(of: Of | string): boolean;
  /** A text with what has become of an event before it, if anything. */
  withStatus(item: Of, text: string): string;
  /** A field of an item as a text of the page’s language: a date is said, a reference is the name of what it leads to, a file its kind and size. */
  fieldText(item: Of, field: string): FieldText;
  /** The kind and size of a file that an address of the site leads to; undefined where it leads to none. */
  fileWords(address: string): string | undefined;
  /** The page of the whole list, then those of one value each; none where it cannot be narrowed. */
  filters(query: Query): readonly FilterChoice[];
  /** The ends of the addresses of those that show an item. */
  filterParts(item: Of, fields: readonly string[]): readonly string[];
  /** A name for what a block asks for, the same for all that ask for the same. */
  nameOf(query: Query): string;
  /** The items of a type, of the first whose items all play some roles where none is named. */
  itemsWith<Role extends Asked>(
    roles: readonly Role[],
    keys?: readonly string[],
    collection?: string,
  ): readonly ShownItem<Role, Of>[];
  /** The item that a block names, or the page's own, where it plays some roles. */
  itemWith<Role extends Asked>(
    roles: readonly Role[],
    key: string | undefined,
  ): ShownItem<Role, Of> | undefined;
  /** What an item's texts say of their language: nothing where they are in the page's. */
  language(item: Of): TextLanguage;
  /** Who has written an item; none where it does not say. */
  authors(item: Of): readonly ResolvedAuthor[];
  /** The parts of an item’s own text that have a heading. */
  parts(item: Of): readonly { readonly id: string; readonly title: string }[];
  /** The length of a text, in minutes of reading, at least 1. */
  readingMinutes(item: Of): number;
  /** The address of the page above this one: the nearest that exists, the home page at last, which has none. */
  readonly parent: string | undefined;
  /** The address of a list’s page, as the browser shows it. */
  listPath(page: number): string;
  /** The calendar file of one item, or of all of a type that are still to come; undefined where nothing is. */
  calendarFile(of: Of | string): string | undefined;
  card(item: Of, linkLabel?: string): ResolvedCard;
  /** The items before and after one in its list, newest first. */
  neighbours(item: Of): ResolvedNeighbours;
  /** The first twelve of what a query’s conditions find that share topics with one, those that share most first, then the newest; never the item itself. */
  related(query: Pick<Query, 'collection' | 'where'>, item: Of): readonly Of[];
  /** Cards of the pages directly below a page: the one that `href` leads to, else this one. */
  childCards(href: string | undefined, linkLabel?: string): readonly ResolvedCard[];
  date(iso: string | undefined): ResolvedDate | undefined;
  image(file: string, alt: string): ResolvedImage | undefined;
  richText(markdown: string): RichText;
  link(label: string, href: string): ResolvedLink;
  /** Writes data beside the pages, once for each language, for views that fetch it when needed; answers its address. */
  dataFile(name: string, make: () => unknown): string;
  /** How amounts of money are written. */
  readonly money: {
    readonly grouping: 'western' | 'indian';
    readonly locale: string;
    readonly currency: string;
  };
  /** How contact messages are sent. */
  readonly contact: ContactSettings;
  /** Where the index of the site-wide search is fetched; undefined where there is none. */
  readonly searchIndex: string | undefined;
}

/** All resolvers behind one door: the compiler knows types by name only. Undefined: the block needs no site data; null: it has nothing to show. */
export type ResolveBlock = (type: string, block: unknown, context: ResolveContext) => unknown;
