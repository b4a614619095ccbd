import type { ContactSettings } from '../../model/contact-settings.ts';
import type { PluralText, TextLanguage } from '../../model/resolved.ts';
import type { FormsWord, Word } from '../../model/words.ts';
import type { Recorder } from '../json/recorder.ts';
import type { Addresses } from '../link/addresses.ts';
import type { Locale } from '../overlay/locale.ts';
import type { Item } from '../site/items.ts';
import type { ValidRoute, ValidSite } from '../site/valid-site.ts';
import type { compileMarkdown } from '../text/markdown.ts';
import type { ResolveBlock } from './resolver.ts';
import type { Environment } from './settings.ts';
import type { Values } from './values.ts';

/** What the compiler brings along that is not content: the blocks' resolvers, and where the site is shown. */
export interface ResolveOptions {
  readonly resolveBlock: ResolveBlock;
  readonly environment: Environment;
  /** Another way to compile Markdown than that of pages that are shown. */
  readonly compile?: typeof compileMarkdown;
}

/** What all pages of a language share while they are resolved. */
export interface Shared {
  readonly index: ValidSite;
  readonly options: ResolveOptions;
  readonly locale: Locale;
  readonly locales: readonly Locale[];
  readonly addresses: Addresses;
  /** With the variables of the site; those of an item are its page's own. */
  readonly values: Values;
  /** The language of what is not translated; undefined in that language itself. */
  readonly originalLanguage: TextLanguage | undefined;
  readonly contact: ContactSettings;
  /** Where the site-wide search is fetched, below the base path; undefined where there is none. */
  readonly searchAddress: string | undefined;
  readonly recorder: Recorder;
  dataFile(name: string, make: () => unknown): string;
  publicItems(name: string): readonly Item[];
  publicItem(name: string, key: string): Item | undefined;
  /** The place of an item among the public ones of its collection; -1 where it is not public. */
  rankOf(item: Item): number;
  /** The address of an item's own page; undefined where it has none. */
  pathOf(item: Item): string | undefined;
  string(key: Word, fill?: Readonly<Record<string, string | number>>): string;
  forms(key: FormsWord): PluralText;
}

/** A page that is being resolved. */
export interface PageParts {
  readonly shared: Shared;
  readonly entry: ValidRoute;
  /** With the fields of the page's item. */
  readonly values: Values;
  readonly title: string;
  readonly status: 200 | 404;
  readonly breadcrumbs: readonly { readonly title: string; readonly href: string }[];
}
