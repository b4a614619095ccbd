import { fill } from '../../model/fill.ts';
import type { Interval, OpeningHoursData } from './data.ts';

type Hours = Pick<OpeningHoursData, 'week' | 'exceptions' | 'zone'>;

/** What can be said at a moment: until when it is open, null where that is a day on or later, or how many days on it opens next. */
export type Opening =
  | { readonly isOpen: true; readonly until: string | null; readonly today: number }
  | {
      readonly isOpen: false;
      readonly next: { readonly at: string; readonly days: number } | null;
      readonly today: number;
    };

const DAY = 86_400_000;

/** The day and the minute that clocks in a zone show. */
function clockIn(zone: string, now: Date) {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    ...({ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const),
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  return {
    day: Date.UTC(part('year'), part('month') - 1, part('day')),
    minute: part('hour') * 60 + part('minute'),
  };
}

/** Monday is 0. */
const weekdayOf = (day: number) => (new Date(day).getUTCDay() + 6) % 7;

/** A day to come by its weekday, and by its date too where that weekday comes sooner. */
export function dayName(
  now: Date,
  days: number,
  {
    zone,
    locale,
    week,
    months,
    digits,
  }: Pick<OpeningHoursData, 'zone' | 'locale' | 'week' | 'months' | 'digits'>,
): string {
  const day = clockIn(zone, now).day + days * DAY;
  const weekday = week[weekdayOf(day)]?.name ?? '';
  if (days <= 6) return weekday;
  const date = new Date(day);
  // Browsers know fewer languages than the build does, and would say it in the visitor's.
  if (Intl.DateTimeFormat.supportedLocalesOf(locale).length === 0) {
    const number = String(date.getUTCDate()).replace(/\d/g, (digit) => digits.charAt(Number(digit)));
    return fill(months[date.getUTCMonth()] ?? '', { weekday, day: number });
  }
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, options).format(date);
}

function hoursOn(day: number, { week, exceptions }: Hours): readonly Interval[] {
  const iso = new Date(day).toISOString().slice(0, 10);
  const other = exceptions.find(({ from, to }) => from <= iso && iso <= to);
  return other?.hours ?? week[weekdayOf(day)]?.hours ?? [];
}

const MINUTES = 1440;

/** The hours that run at a minute after the beginning of a day, which may be a later day's. */
function runningAt(day: number, minute: number, hours: Hours) {
  const begin = Math.floor(minute / MINUTES) * MINUTES;
  const [date, of] = [day + (begin / MINUTES) * DAY, minute - begin];
  const own = hoursOn(date, hours).find(({ from, to }) => from <= of && (of < to || to <= from));
  if (own) return { closes: own.closes, end: begin + own.to + (own.to <= own.from ? MINUTES : 0) };
  const late = hoursOn(date - DAY, hours).find(({ from, to }) => to <= from && of < to);
  return late && { closes: late.closes, end: begin + late.to };
}

/** Whether it is open at a moment, by the clock of its own zone. Hours that go on where others end are one. */
export function openingAt(now: Date, hours: Hours): Opening {
  const { day, minute } = clockIn(hours.zone, now);
  const today = weekdayOf(day);
  let running = runningAt(day, minute, hours);
  while (running) {
    if (running.end - minute >= MINUTES) return { isOpen: true, until: null, today };
    const next = runningAt(day, running.end, hours);
    if (!next) return { isOpen: true, until: running.closes, today };
    running = next;
  }
  for (let days = 0; days <= 14; days++) {
    const next = hoursOn(day + days * DAY, hours).find(({ from }) => days > 0 || from > minute);
    if (next) return { isOpen: false, next: { at: next.opens, days }, today };
  }
  return { isOpen: false, next: null, today };
}
