import type { Word } from '../../model/words.ts';
import { EVENT_STATUSES } from '../schema/item-roles.ts';
import { type Item, textIn } from '../site/items.ts';
import type { Shared } from './shared.ts';

type EventStatus = (typeof EVENT_STATUSES)[number];

const WORDS: Readonly<Record<EventStatus, Word>> = {
  cancelled: 'eventCancelled',
  postponed: 'eventPostponed',
  online: 'eventOnline',
};

/** What has become of an event; undefined where it takes place as planned. */
export function statusOf(item: Item): EventStatus | undefined {
  const said = textIn(item, 'status');
  return EVENT_STATUSES.find((status) => status === said);
}

/** A text that speaks of an item, with what has become of it: “Cancelled: Summer party”. */
export function withStatus(item: Item, text: string, { string }: Pick<Shared, 'string'>): string {
  const status = statusOf(item);
  return status ? string(WORDS[status], { text }) : text;
}
