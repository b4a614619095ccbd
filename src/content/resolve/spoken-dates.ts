import { pointerSteps } from '../diagnostics/pointer.ts';
import { type JsonObject, type JsonValue, stringAt } from '../json/json.ts';
import { asText } from '../json/unchecked.ts';
import { fieldAt } from '../schema/content-types.ts';
import type { Item } from '../site/items.ts';
import type { ValidRoute } from '../site/valid-site.ts';

/** Making one costs as much as saying a hundred dates. */
const sayers = new Map<string, Intl.DateTimeFormat>();

function sayerOf(format: string, hasTime: boolean): Intl.DateTimeFormat {
  const name = `${format} ${hasTime}`;
  const hour = hasTime ? ({ timeStyle: 'short' } as const) : {};
  const sayer =
    sayers.get(name) ?? new Intl.DateTimeFormat(format, { dateStyle: 'long', ...hour, timeZone: 'UTC' });
  sayers.set(name, sayer);
  return sayer;
}

/** A date as a language says it, with its hour where one is written: in the place’s own time, not the builder’s. */
function spoken(iso: string, format: string): string {
  const time = /T\d\d:\d\d/.test(iso);
  const day = new Date(`${iso.slice(0, time ? 16 : 10)}${time ? ':00Z' : 'T00:00:00Z'}`);
  return Number.isNaN(day.getTime()) ? iso : sayerOf(format, time).format(day);
}

const isDate = ({ type }: Item, field: string): boolean =>
  /^date(-time)?$/.test(stringAt(fieldAt(type.item, field)?.schema, 'format') ?? '');

/** The fields of an item as texts name them: `{item.startsAt}` is a day that people can read. */
export function spokenItem(item: Item | null, format: string): JsonObject | null {
  if (!item) return null;
  return Object.fromEntries(
    Object.entries(item.value).map(([name, value]): [string, JsonValue] => [
      name,
      typeof value === 'string' && isDate(item, `/${name}`) ? spoken(value, format) : value,
    ]),
  );
}

/** A page with the dates of its item as its language says them, where its sections show them. */
export function withSpokenDates({ page, item, places }: ValidRoute, format: string): ValidRoute['page'] {
  const dated = [...(places ?? [])].filter(
    ([at, field]) => item && at.startsWith('/sections/') && isDate(item, field.slice(item.pointer.length)),
  );
  if (dated.length === 0) return page;
  const shown = structuredClone(page);
  for (const [at] of dated) {
    const steps = pointerSteps(at);
    const last = steps.pop() ?? '';
    // A place that was bound is there: it was filled from the item.
    const holder = steps.reduce<JsonValue>(
      (inner, step) => Object(inner)[step],
      shown as unknown as JsonValue,
    );
    Object.assign(Object(holder), { [last]: spoken(asText(Object(holder)[last]) ?? '', format) });
  }
  return shown;
}
