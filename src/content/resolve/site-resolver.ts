import { addressHash, contentHash } from '../../ground/content-hash.ts';
import { fill } from '../../model/fill.ts';
import type { PageModel, PageOutline } from '../../model/page-model.ts';
import { pageNumber } from '../../model/page-number.ts';
import type { RichText } from '../../model/resolved.ts';
import { askedBy, createRecorder } from '../json/recorder.ts';
import { rememberedBy } from '../json/remembered.ts';
import { createAddresses } from '../link/addresses.ts';
import { type Locale, localesOf, otherLanguage } from '../overlay/locale.ts';
import { searchPartsOf } from '../search/search-index.ts';
import { textHash } from '../site/content-file.ts';
import { nameOf } from '../site/item-names.ts';
import { follow, type Item, publicItems } from '../site/items.ts';
import { hasSearch } from '../site/searched.ts';
import type { ValidRoute, ValidSite } from '../site/valid-site.ts';
import { compileMarkdown } from '../text/markdown.ts';
import { authorsOf } from './authors.ts';
import { calendarsOf } from './calendars.ts';
import { cardOfItem } from './cards.ts';
import { contextOf } from './context.ts';
import { withStatus } from './event-status.ts';
import { filterName } from './filters.ts';
import { frameOf } from './frame.ts';
import { headOf } from './head.ts';
import { languageOf, languagesOf } from './language-of.ts';
import { answerPrints, COMMON_READS, newestItems } from './reads.ts';
import { hasHeading, sectionOf } from './sections.ts';
import { readName } from './selected.ts';
import { contactSettings } from './settings.ts';
import type { ResolveOptions, Shared } from './shared.ts';
import { shellOf } from './shell.ts';
import { sayFields, withSpokenFields } from './spoken-dates.ts';
import { createValues } from './values.ts';

/** A linked site in one language, ready to be resolved page by page. */
export type LocaleSite = ReturnType<typeof createLocaleSite>;

/** Prepares one language of a linked site. Call it only for a site without errors: it trusts what was checked. */
export function createLocaleSite(given: ValidSite, locale: Locale, options: ResolveOptions) {
  const recorder = createRecorder();
  const { note } = recorder;
  const noting = <Value>(map: ReadonlyMap<string, Value>, kind: string) =>
    askedBy(map, (key) => {
      note(`${kind} ${key}`);
      return key;
    });
  const index: ValidSite = {
    ...given,
    input: { ...given.input, media: noting(given.input.media, 'media') },
    files: noting(given.files, 'marks'),
    routes: noting(given.routes, 'page'),
  };
  const { site, strings } = index;
  const addresses = createAddresses(index, locale);
  const compile = options.compile ?? compileMarkdown;
  const compiled = recorder.kept<RichText>();
  const valuesFor = createValues(index, addresses, locale, (text, href) =>
    compiled(text, () => compile(text, href)),
  );
  const values = valuesFor();
  const locales = localesOf(site);
  const publicOf = rememberedBy((name: string) => publicItems(index, name));
  // Of two items with one key the first counts.
  const byKey = rememberedBy(
    (name: string) => new Map([...publicOf(name)].reverse().map((item) => [item.key, item])),
  );
  const ranks = rememberedBy((name: string) => new Map(publicOf(name).map((item, i) => [item, i])));
  const dataFiles = new Map<string, string>();
  const data = new Map<string, { readonly address: string; readonly reads: readonly string[] }>();
  const shared: Shared = {
    index,
    options,
    locale,
    locales,
    originalLanguage: otherLanguage(locales[0], locale),
    addresses,
    values,
    contact: contactSettings(site, addresses.basePath, values.richText),
    searchAddress: hasSearch(given) ? `/_data/search/${locale.code}.json` : undefined,
    recorder,
    dataFile(name, make) {
      const read = `data ${name}`;
      note(read);
      const known = data.get(read);
      if (known) return addresses.basePath + known.address;
      const { result, reads } = recorder.during(make);
      const text = JSON.stringify(result);
      const address = `/_data/shared/${name}.${locale.code}.${addressHash(contentHash(text))}.json`;
      dataFiles.set(address, text);
      data.set(read, { address, reads });
      return addresses.basePath + address;
    },
    publicItems: publicOf,
    publicItem: (name, key) => byKey(name).get(key),
    rankOf: (item) => ranks(item.collection).get(item) ?? -1,
    pathOf({ collection, key }) {
      const route = index.itemRoutes.get(`${collection}/${key}`);
      return route === undefined ? undefined : addresses.path(route);
    },
    forms: (key) => ({ locale: locale.format, forms: strings[key] }),
    string: (key, values = {}) => fill(strings[key], values),
  };

  /** The item that a field of another refers to. */
  function referred(item: Item, field: string, key?: string): Item | undefined {
    const other = follow(index.collections, item)(field, key);
    if (other) note(`item ${readName(other)}`);
    return other;
  }
  const nameIn = (item: Item) => (field: string, key?: string) => {
    referred(item, field, key);
    return nameOf(index, item, field, key);
  };
  const spoken = (item: Item) => ({
    value: item.value,
    say: sayFields(item, locale.format, index.site.money, nameIn(item)),
  });
  const valuesOf = (item: Item | null) =>
    item
      ? valuesFor({
          item: item.value,
          follow(field) {
            const other = referred(item, field);
            return other && spoken(other);
          },
          say: spoken(item).say,
        })
      : values;
  const titleOf = (entry: ValidRoute) => {
    const { item } = entry;
    const page = withSpokenFields(entry, index, locale.format, nameIn, '/title');
    const title = valuesOf(item).text(page.title);
    return item ? withStatus(item, title, shared) : title;
  };
  const card = (item: Item) => cardOfItem(item, shared);

  const answer = answerPrints(shared);
  const print = (of: string, paths: readonly string[]): string => {
    const hashes = paths.map((path) => {
      const file = given.files.get(path);
      return file && textHash(file);
    });
    return [of, ...hashes].join(' ');
  };
  const searchParts = () =>
    searchPartsOf({ ...shared, text: values.text, markdown: values.markdown, titleOf, card, print });

  const entryOf = (route: string): ValidRoute => {
    const entry = given.routes.get(route);
    if (!entry) throw new Error(`There is no page “${route}”.`);
    return entry;
  };

  /** How a page is called among those above it, each by a name of its own. */
  function crumbOf(entry: ValidRoute): string {
    const { item } = entry;
    if (item) note(`item ${readName(item)}`);
    return (filterName(entry, shared) ?? titleOf(entry)) + pageNumber(entry.listPage ?? 1, locale.format);
  }

  const outlineOf = (entry: ValidRoute): PageOutline => ({
    path: addresses.path(entry.route),
    locale: locale.code,
    frame: frameOf(shared, entry, crumbOf),
  });

  function pageOf(entry: ValidRoute): PageModel {
    for (const read of [...COMMON_READS, `file ${entry.file.path}`]) note(read);
    if (entry.item) note(`item ${readName(entry.item)}`);
    // It may be called as another one.
    if (entry.item) referred(entry.item, entry.item.type.roles.get('title')?.slice(1) ?? '');
    const page = withSpokenFields(entry, index, locale.format, nameIn);
    const context = contextOf(shared, entry);
    const own = valuesOf(entry.item);
    const sections = page.sections.flatMap((block, number) => {
      const place = {
        file: entry.file.path,
        pointer: `/sections/${number}`,
        ...(entry.places && { places: entry.places }),
        ...(entry.moved && { moved: entry.moved }),
      };
      return sectionOf(shared, block, context, own, place) ?? [];
    });
    const first = sections.findIndex(({ data }) => hasHeading(data));
    const title = titleOf(entry);
    const status = entry.route === index.notFound ? 404 : 200;
    const outline = outlineOf(entry);
    const { breadcrumbs } = outline.frame;
    return {
      ...outline,
      status,
      title,
      needsHeading: first === -1,
      head: headOf({ shared, entry: { ...entry, page }, values: own, title, status, breadcrumbs }),
      sections: sections.map((section, i) => (i === first ? { ...section, level: 1 } : section)),
    };
  }

  return {
    locale,
    /** The site as it is in this language. */
    index: given,
    addresses,
    shell: shellOf(shared),
    /** Data that views fetch when needed, by address below the base path; complete once all pages are resolved. */
    dataFiles,
    /** The languages that search engines are to find a page in. */
    languagesOf: (route: string) => languagesOf(route, shared),
    /** The language that an item's texts are in. */
    languageOf: (item: Item) => languageOf(item, shared),
    /** The name of a page, with its variables filled in. */
    titleOf,
    card,
    /** Who has written an item. */
    authors: (item: Item) => recorder.whole(`authors ${readName(item)}`, () => authorsOf(shared, item)),
    /** The items of a collection that visitors see, in their order, and the place of one among them. */
    publicItems: shared.publicItems,
    rankOf: shared.rankOf,
    /** Its calendar files. */
    calendars: () => calendarsOf(shared),
    /** A word of `strings.json`. */
    string: shared.string,
    /** A text with its variables filled in, those of an item too. */
    text: (written: string, item: Item | null = null) => valuesOf(item).text(written),
    richText: values.richText,
    /**
     * Where the site-wide search fetches what it knows, below the base path. The address stays when the content
     * changes: it stands in what all pages share, and one edit must not make every page anew.
     */
    searchAddress: shared.searchAddress,
    searchParts,
    searchIndex: () => searchParts().map(({ make }) => make()),
    page: (route: string): PageModel => pageOf(entryOf(route)),
    /** What the frame around a page is made of. */
    outline: (route: string): PageOutline => outlineOf(entryOf(route)),
    /** What the feed holds; it also says what stands at the foot of every page. */
    newest() {
      for (const read of [...COMMON_READS, 'file navigation.json', 'newest']) note(read);
      const items = newestItems(shared);
      for (const name of items.map(readName)) for (const kind of ['item', 'card']) note(`${kind} ${name}`);
      return items;
    },
    /** Makes something of the site and tells what was read for it. */
    during: recorder.during,
    /** Of a page's read that was for a data file: the address of that below the base path, and what was read for it. */
    dataOf: (read: string) => data.get(read),
    /** A fingerprint of what a read finds now. */
    answer,
  };
}
