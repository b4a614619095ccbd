import type { ResolvedCard, TextLanguage } from '../../model/resolved.ts';
import type { Word } from '../../model/words.ts';
import { type JsonObject, own, stringAt } from '../json/json.ts';
import type { Addresses } from '../link/addresses.ts';
import type { Item } from '../site/items.ts';
import type { RouteEntry } from '../site/page-entries.ts';
import type { SiteIndex } from '../site/site-index.ts';
import type { Variables } from '../text/variables.ts';
import type { Values } from './values.ts';

/** What a card needs of its language's site. */
export interface CardTools {
  readonly index: SiteIndex;
  readonly addresses: Addresses;
  readonly values: Values;
  readonly variables: Variables;
  /** The language of what is not translated; undefined in that language itself. */
  readonly originalLanguage: TextLanguage | undefined;
  string(key: Word, fill?: Readonly<Record<string, string | number>>): string;
}

interface Fields {
  readonly title: string;
  readonly text?: string;
  readonly image?: string;
  readonly link: Word;
}

/** Which fields of each collection a card shows. */
const FIELDS: Readonly<Record<string, Fields>> = {
  services: { title: 'title', text: 'summary', image: 'image', link: 'seeMore' },
  profiles: { title: 'label', text: 'summary', image: 'tileImage', link: 'seeMore' },
  articles: { title: 'heading', text: 'description', image: 'image', link: 'readMore' },
  events: { title: 'title', text: 'description', image: 'poster', link: 'clickToView' },
  publications: { title: 'title', text: 'summary', image: 'image', link: 'readMore' },
};
const KINDS = {
  services: 'services',
  profiles: 'profiles',
  articles: 'articles',
  events: 'events',
  publications: 'publications',
} as const;
const isKind = (name: string): name is keyof typeof KINDS => Object.hasOwn(KINDS, name);

/** `84 KB`: a document's size as visitors read it. */
export function fileSize(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function documentOf(item: Item, tools: CardTools): { href: string; file: string } | undefined {
  const path = stringAt(item.value, 'document');
  if (path === undefined) return undefined;
  const kind = path.slice(path.lastIndexOf('.') + 1).toUpperCase();
  return {
    href: tools.addresses.asset(path),
    file: `${kind}, ${fileSize(tools.index.input.media.get(path)?.bytes ?? 0)}`,
  };
}

/** An item as a card: what lists, carousels and columns show of it. */
export function cardOfItem(item: Item, tools: CardTools, linkLabel?: string): ResolvedCard {
  const { values, variables, addresses } = tools;
  const fields = FIELDS[item.collection];
  const text = (key: string | undefined) => {
    const found = key === undefined ? undefined : stringAt(item.value, key);
    return found === undefined ? undefined : values.text(found, variables);
  };
  const title = text(fields?.title) ?? item.key;
  const document = documentOf(item, tools);
  const route = tools.index.itemRoutes.get(`${item.collection}/${item.key}`);
  const href = document?.href ?? (route === undefined ? '' : addresses.path(route));
  const written =
    fields?.image === undefined ? undefined : values.image(own(item.value, fields.image), variables);
  const image = written ?? values.firstPage(stringAt(item.value, 'document') ?? '');
  const date = values.date(stringAt(item.value, 'createdAt'));
  const summary = text(fields?.text);
  const accent = stringAt(item.value, 'accent');
  const videoId = stringAt(item.value, 'videoId');
  const translated = tools.index.files
    .get(item.file)
    ?.origins?.isTranslated(`${item.pointer}/${fields?.title}`);
  return {
    id: item.key,
    ...(translated ? {} : tools.originalLanguage),
    kind: isKind(item.collection) ? item.collection : 'page',
    title,
    link: {
      label: linkLabel ?? tools.string(fields?.link ?? 'seeMore'),
      href,
      newTab: document !== undefined,
    },
    ...(summary === undefined ? {} : { text: summary }),
    ...(date && {
      date,
      copy: { url: addresses.absolute(href), label: tools.string('copyLink', { title }) },
    }),
    ...(image && { image }),
    ...(accent === undefined ? {} : { accent }),
    ...(videoId === undefined
      ? {}
      : {
          videoId,
          videoLabels: { play: tools.string('playVideo', { title }) },
        }),
    ...(document && { file: document.file }),
  };
}

/** A page as a card, for the index page above it. */
export function cardOfPage(entry: RouteEntry, tools: CardTools, linkLabel?: string): ResolvedCard {
  if (entry.item) return cardOfItem(entry.item, tools, linkLabel);
  const page: JsonObject = entry.page;
  const image = tools.values.image(own(page, 'image'), tools.variables);
  const summary = stringAt(page, 'summary');
  return {
    id: entry.route,
    kind: 'page',
    title: tools.values.text(stringAt(page, 'title') ?? entry.route, tools.variables),
    link: {
      label: linkLabel ?? tools.string('seeMore'),
      href: tools.addresses.path(entry.route),
      newTab: false,
    },
    ...(summary === undefined ? {} : { text: tools.values.text(summary, tools.variables) }),
    ...(image && { image }),
  };
}
