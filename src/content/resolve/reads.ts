import { contentHash } from '../../ground/content-hash.ts';
import { rememberedBy } from '../json/remembered.ts';
import { rolesAmong } from '../schema/item-roles.ts';
import { schemasKey } from '../schema/schemas.ts';
import { isOver, todayOf } from '../site/clock.ts';
import { textHash } from '../site/content-file.ts';
import { collectionWith, hasFeed, type Item, textIn } from '../site/items.ts';
import { authorsOf } from './authors.ts';
import { calendarFile, hasEnded } from './calendars.ts';
import { cardOfItem, childCards } from './cards.ts';
import { fieldText } from './field-text.ts';
import { choicesOf, labelOf, partsOf } from './filters.ts';
import { languagesOf } from './language-of.ts';
import { neighboursOf, relatedItems } from './neighbours.ts';
import { found, readName, selected } from './selected.ts';
import type { Shared } from './shared.ts';
import { fontHashes } from './social-address.ts';

/** What is read for every page: the words and looks of the site, where it stands in the menu, and the year. */
export const COMMON_READS: readonly string[] = [
  ...['site', 'strings', 'theme'].map((name) => `file ${name}.json`),
  ...['menu', 'types', 'feeds', 'fonts', 'year'],
];

export const keysOf = (items: readonly Item[]): readonly string[] => items.map(({ key }) => key);

/** How many of the newest items a feed holds. */
const NEWEST = 40;

/** The newest items of the types that feed a feed, as far as they have an address to be read at. */
export function newestItems({ index, publicItems, pathOf }: Shared): readonly Item[] {
  return [...index.collections.values()]
    .flatMap(({ type }) => (type.feed ? publicItems(type.name) : []))
    .map((item) => ({ item, time: Date.parse(textIn(item, 'date') ?? '') }))
    .filter(({ time }) => !Number.isNaN(time))
    .filter(({ item }) => textIn(item, 'document') !== undefined || pathOf(item) !== undefined)
    .sort((a, b) => b.time - a.time)
    .slice(0, NEWEST)
    .map(({ item }) => item);
}

/**
 * What can be asked of a site while a page is made, by kind. Each answer stands for all that it is made of, so that what
 * does not change it makes nothing anew: a card is as it was though the article behind it was rewritten.
 */
function answersOf(shared: Shared) {
  const { index, publicItems } = shared;
  const itemNamed = (name: string): Item | undefined => {
    const slash = name.indexOf('/');
    return shared.publicItem(name.slice(0, slash), name.slice(slash + 1));
  };
  const ofItem = (answer: (item: Item) => unknown) => (name: string) => {
    const item = itemNamed(name);
    return item && answer(item);
  };
  /** A query, and what it is asked for, of the name of its read. */
  const asked = (subject: string) => {
    const end = subject.lastIndexOf(']') + 1;
    const [query, filter] = JSON.parse(subject.slice(0, end));
    return { query, filter: filter ?? undefined, item: itemNamed(subject.slice(end + 1)) ?? null };
  };
  return {
    file: (path) => index.files.get(path)?.text,
    // The rest of navigation.json stands in the frame alone, which is held against its own fingerprint.
    menu: () => index.navigation.primary,
    reach: () => index.navigation.footer.contact,
    search: () => shared.searchAddress,
    /** The texts behind a translated file: which of its fields are translated. */
    marks: (path) => index.files.get(path)?.origins && index.files.get(path)?.text,
    types: () => schemasKey(index.schemas),
    feeds: () => hasFeed(index.collections),
    newest: () => index.recall('newest', () => newestItems(shared).map(readName)),
    /** Social pictures are drawn in them, whose addresses have their common part made once for all pages. */
    fonts: () => fontHashes(index),
    year: () => todayOf(index).slice(0, 4),
    media: (address) => index.input.media.get(address)?.hash,
    page: (route) => {
      const entry = index.routes.get(route);
      return entry && [entry.listPage, entry.page.title];
    },
    whole: (route) => index.routes.get(route)?.isWhole,
    languages: (route) => languagesOf(route, shared).map(({ code }) => code),
    children: (route) => childCards(shared, route),
    // A file's own text says the same as its value, and need not be written anew.
    item: ofItem(({ file, pointer, value }) => {
      const whole = pointer === '' ? index.files.get(file) : undefined;
      return whole ? textHash(whole) : value;
    }),
    card: ofItem((item) => cardOfItem(item, shared)),
    authors: ofItem((item) => authorsOf(shared, item)),
    near: ofItem((item) => neighboursOf(item, shared)),
    related(subject) {
      const { query, item, filter } = asked(subject);
      const moment = { item, clock: index, format: shared.locale.format, filter };
      return item && keysOf(relatedItems(item, found(shared, query, moment)));
    },
    items: (collection) => keysOf(publicItems(collection)),
    /** The type whose items play some roles. */
    with: (roles) => collectionWith(index.collections, rolesAmong(roles.split(' ')))?.name,
    select: (subject) => {
      const { query, item, filter } = asked(subject);
      const moment = { item, clock: index, format: shared.locale.format, filter };
      return keysOf(selected(shared, query, moment));
    },
    filters(subject) {
      const { query, item, filter } = asked(subject);
      return choicesOf(shared, { route: '/', listPage: 1, item, filter }, query);
    },
    label: (filter) => labelOf(JSON.parse(filter), shared),
    field(subject) {
      const [field, name] = JSON.parse(subject);
      return ofItem((item) => fieldText(shared, item, field))(name);
    },
    parts(subject) {
      const [fields, name] = JSON.parse(subject);
      return ofItem((item) => partsOf(item, fields))(name);
    },
    over: (of) => (of.includes('/') ? ofItem((item) => hasEnded(item, index))(of) : isOver(of, index)),
    calendar: (name) =>
      name.includes('/') ? ofItem((item) => calendarFile(shared, item))(name) : calendarFile(shared, name),
    today: () => todayOf(index),
  } satisfies Record<string, (subject: string) => unknown>;
}

/** The kinds of what can be asked of a site. */
export type ReadKind = keyof ReturnType<typeof answersOf>;

/** A fingerprint of the answer to each read. */
export function answerPrints(shared: Shared): (read: string) => string {
  const answers: Readonly<Record<ReadKind, (subject: string) => unknown>> = answersOf(shared);
  const isKind = (kind: string): kind is ReadKind => Object.hasOwn(answers, kind);
  return rememberedBy((read: string) => {
    const [kind = ''] = read.split(' ', 1);
    const answer = shared.recorder.silently(() =>
      isKind(kind) ? answers[kind](read.slice(kind.length + 1)) : undefined,
    );
    return contentHash(typeof answer === 'string' ? answer : (JSON.stringify(answer) ?? ''));
  });
}
