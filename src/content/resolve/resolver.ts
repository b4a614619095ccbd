import type {
  ResolvedCard,
  ResolvedDate,
  ResolvedImage,
  ResolvedLink,
  RichText,
} from '../../model/resolved.ts';
import type { CollectionName } from '../schema/placement.ts';
import type { Item } from '../site/items.ts';
import type { Locale } from './locale.ts';

/** What a block's resolver may ask for. It answers from the linked site: no disk, no clock, no network. */
export interface ResolveContext {
  readonly locale: Locale;
  readonly route: string;
  /** The item that the page stands for. */
  readonly item: Item | null;
  /** The page of its list, from 1. */
  readonly listPage: number;
  /** A word of the engine, with `{name}` filled in. */
  string(key: string, fill?: Readonly<Record<string, string | number>>): string;
  /** The public items of a collection, in the order that visitors see. */
  items(collection: CollectionName): readonly Item[];
  /** The items named by their keys, in that order; all where none are named. */
  pick(collection: CollectionName, keys: readonly string[] | undefined): readonly Item[];
  /** The item that a block names, or the page's own. */
  itemOr(collection: CollectionName, key: string | undefined): Item | undefined;
  /** An item as its views receive it: texts filled in, Markdown compiled, links and pictures resolved. */
  data(item: Item): unknown;
  card(item: Item, linkLabel?: string): ResolvedCard;
  /** Cards of the pages directly below a route. */
  childCards(route: string, linkLabel?: string): readonly ResolvedCard[];
  date(iso: string | undefined): ResolvedDate | undefined;
  image(file: string, alt: string): ResolvedImage | undefined;
  richText(markdown: string): RichText;
  link(label: string, href: string): ResolvedLink;
  /** The path of a route of this locale, as the browser shows it. */
  path(route: string): string;
}

/** Makes the data of one block. `block` is the block with its texts, links and pictures resolved. */
export type Resolver<Block, Data> = (block: Block, context: ResolveContext) => Data;

/** All resolvers behind one door: the compiler knows types by name only. Undefined: the block needs no site data. */
export type ResolveBlock = (type: string, block: unknown, context: ResolveContext) => unknown;
