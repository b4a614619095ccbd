import type { ResolvedCard, TextLanguage } from '../../model/resolved.ts';
import type { Word } from '../../model/words.ts';
import { asText, type UncheckedObject } from '../json/unchecked.ts';
import type { Addresses } from '../link/addresses.ts';
import type { AnyItem, Items } from '../site/content.ts';
import { isOf, type ValidItem, type ValidRoute, type ValidSite } from '../site/valid-site.ts';
import type { Variables } from '../text/variables.ts';
import type { Values } from './values.ts';

/** What a card needs of its language's site. */
export interface CardTools {
  readonly index: ValidSite;
  readonly addresses: Addresses;
  readonly values: Values;
  readonly variables: Variables;
  /** The language of what is not translated; undefined in that language itself. */
  readonly originalLanguage: TextLanguage | undefined;
  string(key: Word, fill?: Readonly<Record<string, string | number>>): string;
}

type Shown = 'services' | 'profiles' | 'articles' | 'events' | 'publications';
const isShown = isOf<Shown>('services', 'profiles', 'articles', 'events', 'publications');
const isDated = isOf('articles', 'events', 'publications');

/** Which fields of each collection a card shows. */
const FIELDS = {
  services: { title: 'title', text: 'summary', image: 'image', link: 'seeMore' },
  profiles: { title: 'label', text: 'summary', image: 'tileImage', link: 'seeMore' },
  articles: { title: 'heading', text: 'description', image: 'image', link: 'readMore' },
  events: { title: 'title', text: 'description', image: 'poster', link: 'clickToView' },
  publications: { title: 'title', text: 'summary', image: 'image', link: 'readMore' },
} as const satisfies {
  readonly [Name in Shown]: Readonly<Record<'title' | 'text' | 'image', keyof Items[Name]>> & {
    readonly link: Word;
  };
};

/** `84 KB`: a document's size as visitors read it. */
export function fileSize(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function documentOf(item: ValidItem, tools: CardTools): { href: string; file: string } | undefined {
  if (item.collection !== 'publications') return undefined;
  const path = item.value.document;
  const kind = path.slice(path.lastIndexOf('.') + 1).toUpperCase();
  return {
    href: tools.addresses.asset(path),
    file: `${kind}, ${fileSize(tools.index.input.media.get(path)?.bytes ?? 0)}`,
  };
}

/** An item as a card: what lists, carousels and columns show of it. */
export function cardOfItem(item: ValidItem, tools: CardTools, linkLabel?: string): ResolvedCard {
  const { values, variables, addresses } = tools;
  const fields = isShown(item) ? FIELDS[item.collection] : undefined;
  const value: UncheckedObject<AnyItem> = item.value;
  const text = (key: 'title' | 'text') => {
    const found = fields && asText(value[fields[key]]);
    return found === undefined ? undefined : values.text(found, variables);
  };
  const title = text('title') ?? item.key;
  const document = documentOf(item, tools);
  const route = tools.index.itemRoutes.get(`${item.collection}/${item.key}`);
  const href = document?.href ?? (route === undefined ? '' : addresses.path(route));
  const picture = fields && value[fields.image];
  const written = picture ? values.image(picture, variables) : undefined;
  const image =
    written ?? (item.collection === 'publications' ? values.firstPage(item.value.document) : undefined);
  const date = values.date(isDated(item) ? item.value.createdAt : undefined);
  const summary = text('text');
  const accent = item.collection === 'profiles' ? item.value.accent : undefined;
  const videoId = item.collection === 'events' ? item.value.videoId : undefined;
  const translated = tools.index.files
    .get(item.file)
    ?.origins?.isTranslated(`${item.pointer}/${fields?.title}`);
  return {
    id: item.key,
    ...(translated ? {} : tools.originalLanguage),
    kind: isShown(item) ? item.collection : 'page',
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
export function cardOfPage(entry: ValidRoute, tools: CardTools, linkLabel?: string): ResolvedCard {
  if (entry.item) return cardOfItem(entry.item, tools, linkLabel);
  const { title, image: picture, summary } = entry.page;
  const image = picture && tools.values.image(picture, tools.variables);
  return {
    id: entry.route,
    kind: 'page',
    title: tools.values.text(title, tools.variables),
    link: {
      label: linkLabel ?? tools.string('seeMore'),
      href: tools.addresses.path(entry.route),
      newTab: false,
    },
    ...(summary === undefined ? {} : { text: tools.values.text(summary, tools.variables) }),
    ...(image && { image }),
  };
}
