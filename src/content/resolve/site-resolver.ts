import { contentHash } from '../../ground/content-hash.ts';
import type { PageModel, ShellModel } from '../../model/page-model.ts';
import type { ResolvedCard, RichText } from '../../model/resolved.ts';
import type { SearchIndex } from '../../model/search-index.ts';
import type { Word } from '../../model/words.ts';
import { type Addresses, createAddresses } from '../link/addresses.ts';
import { type Locale, localesOf, otherLanguage } from '../overlay/locale.ts';
import { searchIndexOf } from '../search/search-index.ts';
import { publicItems } from '../site/items.ts';
import type { ValidItem, ValidRoute, ValidSite } from '../site/valid-site.ts';
import { siteVariables, type Variables } from '../text/variables.ts';
import { cardOfItem } from './cards.ts';
import { childrenByRoute } from './child-pages.ts';
import { contactSettings } from './contact.ts';
import { contextOf, type ResolveOptions, type Shared } from './context.ts';
import { frameOf } from './frame.ts';
import { headOf } from './head.ts';
import { hasHeading, sectionOf } from './sections.ts';
import { shellOf } from './shell.ts';
import { createValues } from './values.ts';

/** A linked site in one language, ready to be resolved page by page. */
export interface LocaleSite {
  readonly locale: Locale;
  /** The site as it is in this language. */
  readonly index: ValidSite;
  readonly addresses: Addresses;
  readonly shell: ShellModel;
  page(route: string): PageModel;
  /** Data that views fetch when needed, by address below the base path; complete once all pages are resolved. */
  readonly dataFiles: ReadonlyMap<string, string>;
  /** The name of a page, with its variables filled in. */
  titleOf(entry: ValidRoute): string;
  card(item: ValidItem): ResolvedCard;
  /** A word of `strings.json`. */
  string(key: Word): string;
  richText(markdown: string): RichText;
  /**
   * Where the site-wide search fetches what it knows, below the base path. The address stays when the content
   * changes: it stands in what all pages share, and one edit must not make every page anew.
   */
  readonly searchAddress: string;
  searchIndex(): SearchIndex;
}

function titleOf({ values, variables }: Shared, entry: ValidRoute): string {
  return values.text(entry.page.title, {
    site: variables.site,
    item: entry.item?.value ?? null,
  });
}

function pageOf(shared: Shared, entry: ValidRoute): PageModel {
  const { index, addresses, values, options } = shared;
  const variables: Variables = { site: shared.variables.site, item: entry.item?.value ?? null };
  const context = contextOf(shared, entry);
  const sections = entry.page.sections.flatMap(
    (block, number) =>
      sectionOf(shared, block, context, variables, { file: entry.file, pointer: `/sections/${number}` }) ??
      [],
  );
  const first = sections.findIndex(hasHeading);
  const title = titleOf(shared, entry);
  const status = entry.route === index.notFound ? 404 : 200;
  const frame = frameOf(index, entry, title, addresses, values, shared.variables, shared.locales);
  return {
    path: addresses.path(entry.route),
    locale: shared.locale.code,
    status,
    title,
    needsHeading: first === -1,
    head: headOf({
      breadcrumbs: frame.breadcrumbs,
      index,
      entry,
      variables,
      addresses,
      values,
      locale: shared.locale,
      locales: shared.locales,
      environment: options.environment,
      status,
      pageTitle: title,
    }),
    frame,
    sections: sections.map((section, i) => (i === first ? { ...section, level: 1 } : section)),
  };
}

/** Prepares one language of a linked site. Call it only for a site without errors: it trusts what was checked. */
export function createLocaleSite(index: ValidSite, locale: Locale, options: ResolveOptions): LocaleSite {
  const { site, strings } = index;
  const addresses = createAddresses(index, locale);
  const values = createValues(index, addresses, locale, options.compile);
  const variables: Variables = { site: siteVariables(site, index.now), item: null };
  const lists = new Map<string, readonly ValidItem[]>();
  const dataFiles = new Map<string, string>();
  const dataAddresses = new Map<string, string>();
  let children: ReadonlyMap<string, readonly ValidRoute[]> | undefined;
  const shared: Shared = {
    index,
    options,
    locale,
    locales: localesOf(site),
    originalLanguage: otherLanguage(localesOf(site)[0], locale),
    addresses,
    values,
    variables,
    grouping: site.money.grouping,
    contact: contactSettings(site, addresses.basePath, (text) => values.richText(text, variables)),
    searchAddress: `/_data/search/${locale.code}.json`,
    dataFile(name, make) {
      const known = dataAddresses.get(name);
      if (known !== undefined) return known;
      const text = JSON.stringify(make());
      const address = `/_data/shared/${name}.${locale.code}.${contentHash(text)}.json`;
      dataFiles.set(address, text);
      dataAddresses.set(name, addresses.basePath + address);
      return addresses.basePath + address;
    },
    publicItems(name) {
      const known = lists.get(name) ?? publicItems<ValidItem>(index.collection(name), index);
      lists.set(name, known);
      return known;
    },
    resolved: new Map(),
    children() {
      children ??= childrenByRoute(index);
      return children;
    },
    forms: (key) => ({ locale: locale.format, forms: strings[key] }),
    string(key, fill = {}) {
      return strings[key].replace(/\{([a-z]+)\}/g, (whole, name: string) =>
        Object.hasOwn(fill, name) ? String(fill[name]) : whole,
      );
    },
  };
  const shell = shellOf({
    index,
    addresses,
    values,
    variables,
    locale,
    search: addresses.basePath + shared.searchAddress,
    debug: options.environment.debug,
  });
  const cardOf = (item: ValidItem) => cardOfItem(item, shared);
  const pageTitle = (entry: ValidRoute) => titleOf(shared, entry);
  return {
    locale,
    index,
    addresses,
    shell,
    dataFiles,
    titleOf: (entry) => titleOf(shared, entry),
    card: (item) => cardOfItem(item, shared),
    string: (key) => shared.string(key),
    richText: (markdown) => values.richText(markdown, variables),
    searchAddress: shared.searchAddress,
    searchIndex: () =>
      searchIndexOf({
        index,
        addresses,
        variables,
        shapeOf: options.shapeOf,
        originalLanguage: shared.originalLanguage,
        titleOf: pageTitle,
        card: cardOf,
      }),
    page(route) {
      const entry = index.routes.get(route);
      if (!entry) throw new Error(`There is no page “${route}”.`);
      return pageOf(shared, entry);
    },
  };
}
