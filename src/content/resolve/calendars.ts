import { remembered, rememberedBy } from '../json/remembered.ts';
import { beginOf, dayAfter, dayOf, isOver } from '../site/clock.ts';
import { changedOn, type Item, isPublic, textIn } from '../site/items.ts';
import { isDate } from '../text/dates.ts';
import { titleOfItem } from './cards.ts';
import { statusOf } from './event-status.ts';
import { houseOf, placeOf } from './field-text.ts';
import type { Shared } from './shared.ts';

/** Something that happens, as a calendar keeps it. Times are ISO 8601. */
export type CalendarEvent = ReturnType<typeof eventOf>;

/** A calendar file, by its address below the base path. */
export type Calendar = ReturnType<typeof calendarsOf>[number];

/** True for an item whose last day or hour is over; what has no end is over as it begins. */
export function hasEnded(item: Item, index: Shared['index']): boolean {
  const end = textIn(item, 'endsAt') ?? textIn(item, 'startsAt');
  return end !== undefined && isOver(end, index);
}

/** True for what is not over yet. What only ends, such as an offer with a last day, is no event. */
const isComing = (item: Item, index: Shared['index']): boolean =>
  textIn(item, 'startsAt') !== undefined && !hasEnded(item, index);

/** What visitors see of a type that begins, whether it is over or not. */
const beginning = (collection: string, index: Shared['index']): readonly Item[] =>
  (index.collections.get(collection)?.all ?? []).filter(
    (item) => textIn(item, 'startsAt') !== undefined && isPublic(item, index),
  );

/** Asked by each page of a list. */
const comingIn = remembered((index: Shared['index']) =>
  rememberedBy((collection: string) => beginning(collection, index).filter((item) => !hasEnded(item, index))),
);

const feedAddress = ({ locale }: Shared, collection: string) => `${locale.prefix}/${collection}.ics`;

/** The address of the calendar file of an item, or of all of a type; undefined where nothing is to come, and nobody adds what is cancelled. */
export function calendarFile(shared: Shared, of: Item | string): string | undefined {
  const { index, addresses, pathOf } = shared;
  if (typeof of === 'string')
    return comingIn(index)(of).length === 0 ? undefined : addresses.basePath + feedAddress(shared, of);
  const path = isComing(of, index) && statusOf(of) !== 'cancelled' ? pathOf(of) : undefined;
  return path && `${path}.ics`;
}

/** An end as calendars take it: an hour where the beginning has one, a day where it has none. */
function endOf(item: Item, start: string, { index }: Shared): string | undefined {
  const end = textIn(item, 'endsAt');
  if (end === undefined || (isDate(end) && isDate(start))) return end;
  // An end is later than its beginning (RFC 5545, 3.8.2.2).
  if (!isDate(end) && !isDate(start)) return Date.parse(end) > Date.parse(start) ? end : undefined;
  const [first = '', last = ''] = [dayOf(start, index), dayOf(end, index)];
  // By the clock where the site is, that is no end.
  if (last < first) return undefined;
  if (isDate(start)) return last;
  // An hour and its own day do not say how long it lasts.
  if (last === first) return undefined;
  return new Date(beginOf(dayAfter(end), index.timeZone)).toISOString();
}

/** Where it takes place, with the address by which a telephone finds the way. */
function locationOf(shared: Shared, item: Item): string | undefined {
  const place = placeOf(shared, item);
  const address = shared.values.said(houseOf(shared, item) ?? item, 'address');
  const isSaid = place === undefined || address === undefined || place.includes(address);
  return isSaid ? place : `${place}, ${address}`;
}

function eventOf(shared: Shared, item: Item) {
  const { index, values, addresses, pathOf } = shared;
  const start = textIn(item, 'startsAt') ?? '';
  const path = pathOf(item);
  const status = statusOf(item);
  return {
    uid: `${item.collection}-${item.key}@${new URL(index.site.baseUrl).host}`,
    // What nobody dates is older than all that is dated later: of two versions calendars keep the newer one.
    stamp: changedOn(item) ?? '1970-01-01',
    start,
    end: endOf(item, start, shared),
    title: titleOfItem(item, shared),
    status,
    text: values.said(item, 'summary'),
    // Where it was to be is no place of it any more.
    place: status === 'online' ? undefined : locationOf(shared, item),
    url: path && addresses.absolute(path),
  };
}

/** What was last, where nothing is to come: who has subscribed to a type gets no error between two seasons. */
function lastIn(collection: string, index: Shared['index']): readonly Item[] {
  const startOf = (item: Item) => Date.parse(textIn(item, 'startsAt') ?? '');
  return [...beginning(collection, index)].sort((a, b) => startOf(b) - startOf(a)).slice(0, 1);
}

/** The calendar files of a language: of each event to come that has a page, and of all of a type. */
export function calendarsOf(shared: Shared) {
  const { index, values, addresses, pathOf } = shared;
  const name = values.text(index.site.brand.name);
  return [...index.collections.keys()].flatMap((collection) => {
    const items = comingIn(index)(collection);
    const told = items.length > 0 ? items : lastIn(collection, index);
    const events = told.map((item) => eventOf(shared, item));
    if (events.length === 0) return [];
    const own = items.flatMap((item, i) => {
      const path = pathOf(item);
      const address = path && `${path.slice(addresses.basePath.length)}.ics`;
      return address ? [{ address, name, events: events.slice(i, i + 1) }] : [];
    });
    return [{ address: feedAddress(shared, collection), name, events }, ...own];
  });
}
