import { rememberedBy } from '../json/remembered.ts';
import { isDate } from '../text/dates.ts';

/** Late enough that nothing is dated later: what is hidden today is there as well. */
export const EVER = new Date('9999-12-31T00:00:00Z');

/** A moment, and the zone by whose clocks days without an hour begin and end: an IANA name. */
export interface Clock {
  readonly now: Date;
  readonly timeZone: string;
}

/** A moment; or a day, as an ISO date: its first moment where the site is. */
export type When = Date | string;

/** Made once: that takes its time. */
const calendarOf = rememberedBy((timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }));

/** The day that clocks show in a zone, as an ISO date. @param time a moment, in milliseconds since 1970 */
export function dayIn(timeZone: string, time: number): string {
  if (timeZone === 'UTC') return new Date(time).toISOString().slice(0, 10);
  return calendarOf(timeZone).format(time);
}

const offsetsOf = rememberedBy(
  (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }),
);

/** How far a zone is from UTC at a moment, such as `+05:30`. */
export function offsetAt(moment: string, timeZone: string): string {
  const said = offsetsOf(timeZone).format(new Date(moment));
  return /[+-](?!00:00)\d\d:\d\d$/.exec(said)?.[0] ?? 'Z';
}

/** What clocks in a zone show, with its distance from UTC. @param shown such as `2026-12-10T18:30:00` */
export function zoned(shown: string, timeZone: string): string {
  // Clocks may change between this hour in UTC and this hour there.
  const near = offsetAt(`${shown}Z`, timeZone);
  return shown + offsetAt(shown + near, timeZone);
}

/** A moment as clocks in a zone show it, in ISO 8601: its digits are what visitors read. */
export function writtenIn(timeZone: string, moment: Date): string {
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' }).format(moment);
  return `${dayIn(timeZone, moment.getTime())}T${hour}${offsetAt(moment.toISOString(), timeZone)}`;
}

const QUARTER = 900_000;
const DAY = 86_400_000;

/** When a day begins in a zone, in milliseconds since 1970. All clocks turn their days at a quarter of an hour. */
export function beginOf(day: string, timeZone: string): number {
  let time = Date.parse(day) - DAY;
  while (dayIn(timeZone, time) < day) time += QUARTER;
  return time;
}

/** The day after one. */
export const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);

/** The moment that is meant by a moment or a day. */
export const momentIn = (when: When, timeZone: string): Date =>
  typeof when === 'string' ? new Date(beginOf(when, timeZone)) : when;

/** The present day where the site is, as an ISO date. */
export const todayOf = ({ now, timeZone }: Clock): string => dayIn(timeZone, now.getTime());

/** The day of an ISO date, with or without a time, where the site is. Undefined for a text that is none. */
export function dayOf(date: string, { timeZone }: Clock): string | undefined {
  if (isDate(date)) return date;
  const time = Date.parse(date);
  return Number.isNaN(time) ? undefined : dayIn(timeZone, time);
}

/**
 * Whether one ISO date comes before another, each with or without a time: a day begins where the site is.
 * False where one of them is no date.
 */
export function isBefore(date: string, other: string, clock: Clock): boolean {
  if (isDate(date) === isDate(other))
    return isDate(date) ? date < other : Date.parse(date) < Date.parse(other);
  const [day = '', otherDay = ''] = [dayOf(date, clock), dayOf(other, clock)];
  if (day === '' || otherDay === '') return false;
  // A day begins before whatever has an hour of it.
  return isDate(date) ? day <= otherDay : day < otherDay;
}

/** Whether what an ISO date names is still to come: a day is, until it begins where the site is. */
export const isToCome = (date: string, clock: Clock): boolean =>
  isBefore(clock.now.toISOString(), date, clock);

/** Whether what ends at an ISO date is over: a last day is, once it has ended where the site is. */
export const isOver = (end: string, clock: Clock): boolean =>
  isDate(end) ? end < todayOf(clock) : isBefore(end, clock.now.toISOString(), clock);
