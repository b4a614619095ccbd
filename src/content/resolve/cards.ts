import type { Image } from '../../model/content.gen.ts';
import type { ResolvedCard, ResolvedDate } from '../../model/resolved.ts';
import type { Word } from '../../model/words.ts';
import { groupBy } from '../diagnostics/group-by.ts';
import { isObject } from '../json/json.ts';
import { remembered } from '../json/remembered.ts';
import { unchecked } from '../json/unchecked.ts';
import { type Item, inRole, shownDate, textIn } from '../site/items.ts';
import { isFurther } from '../site/page-entries.ts';
import { collatorOf } from '../site/sorting.ts';
import type { ValidRoute, ValidSite } from '../site/valid-site.ts';
import { withStatus } from './event-status.ts';
import { eventDays } from './event-times.ts';
import { documentWords, fieldLanguage, fieldText } from './field-text.ts';
import type { Shared } from './shared.ts';
import type { Values } from './values.ts';

/** What a card says of its link: that which the items of its list are. */
function linkWord(item: Item): Word {
  const { roles } = item.type;
  if (roles.has('video')) return 'clickToView';
  return roles.has('date') ? 'readMore' : 'seeMore';
}

type Saying = Pick<Shared, 'string'> & { readonly values: Pick<Values, 'said'> };

const nameOfItem = (item: Item, { values }: Saying): string => values.said(item, 'title') ?? item.key;

/** What an item is called, and what has become of it. */
export const titleOfItem = (item: Item, parts: Saying): string =>
  withStatus(item, nameOfItem(item, parts), parts);

/** What a card says below its title. The engine's own services say theirs on their page alone: it goes on there. */
function subtitleOf(item: Item, shared: Shared): string {
  const field = item.type.roles.get('subtitle');
  return field !== undefined && item.type.isOwn ? fieldText(shared, item, field).text : '';
}

/** The day of an item, or from the first day to the last of what happens on several: on none of them is it past. */
function dateOf(item: Item, { values, locale }: Shared): ResolvedDate | undefined {
  const date = values.date(shownDate(item));
  const [start, end] = [textIn(item, 'startsAt'), textIn(item, 'endsAt')];
  const days = start && end && eventDays(start, end, locale.format);
  return date && days ? { ...date, text: days } : date;
}

/** An item as a card: what lists, carousels and columns show of it. */
export function cardOfItem(item: Item, shared: Shared, linkLabel?: string): ResolvedCard {
  const { values, addresses, string } = shared;
  const name = nameOfItem(item, shared);
  const title = withStatus(item, name, shared);
  const document = textIn(item, 'document');
  const href = document === undefined ? (shared.pathOf(item) ?? '') : addresses.asset(document);
  const picture = inRole(item, 'image');
  const image =
    (isObject(picture) ? values.image(unchecked<Image>(picture)) : undefined) ??
    (document === undefined ? undefined : values.firstPage(document));
  const date = dateOf(item, shared);
  const text = values.said(item, 'summary');
  const subtitle = subtitleOf(item, shared);
  const accent = textIn(item, 'accent');
  const videoId = textIn(item, 'video');
  const label = linkLabel ?? string(linkWord(item));
  return {
    id: item.key,
    ...fieldLanguage(shared, item, item.type.roles.get('title') ?? ''),
    title,
    ...(title !== name && { name }),
    link: { label, href, newTab: document !== undefined },
    ...(subtitle !== '' && { subtitle }),
    ...(text !== undefined && { text }),
    ...(date && { date }),
    ...(date &&
      href !== '' && { copy: { url: addresses.absolute(href), label: string('copyLink', { title }) } }),
    ...(image && { image }),
    ...(accent !== undefined && { accent }),
    ...(videoId !== undefined && { videoId, videoLabels: { play: string('playVideo', { title }) } }),
    ...(document !== undefined && { file: documentWords(document, shared) }),
  };
}

/** A page as a card, for the index page above it. */
function cardOfPage(entry: ValidRoute, shared: Shared, linkLabel?: string): ResolvedCard {
  if (entry.item) return cardOfItem(entry.item, shared, linkLabel);
  const { values, addresses, string } = shared;
  const { title, image: picture, summary } = entry.page;
  const image = picture && values.image(picture);
  return {
    id: entry.route,
    ...(entry.file.origins?.isTranslated('/title') ? {} : shared.originalLanguage),
    title: values.text(title),
    link: { label: linkLabel ?? string('seeMore'), href: addresses.path(entry.route), newTab: false },
    ...(summary !== undefined && { text: values.text(summary) }),
    ...(image && { image }),
  };
}

/** The pages right below each route; of a list's pages only the first. */
export const childrenByRoute = remembered((index: ValidSite) =>
  groupBy(
    [...index.routes.values()].filter((entry) => entry.route !== '/' && !isFurther(entry)),
    ({ route }) => route.slice(0, route.lastIndexOf('/')) || '/',
  ),
);

/** Cards of the pages right below one: by their order, then by what they are called; then those of items as their collection has them. */
export function childCards(shared: Shared, parent: string, linkLabel?: string): ResolvedCard[] {
  const { compare } = collatorOf(shared.locale.format);
  return (childrenByRoute(shared.index).get(parent) ?? [])
    .map((entry) => ({
      isItem: Number(entry.item !== null),
      rank: entry.item ? shared.rankOf(entry.item) : (entry.page.order ?? Number.POSITIVE_INFINITY),
      card: cardOfPage(entry, shared, linkLabel),
    }))
    .sort((a, b) => a.isItem - b.isItem || a.rank - b.rank || compare(a.card.title, b.card.title))
    .map(({ card }) => card);
}
