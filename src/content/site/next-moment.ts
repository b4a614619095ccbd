import { within } from '../schema/walk.ts';
import { beginOf, dayAfter, dayIn } from './clock.ts';
import type { ValidSite } from './valid-site.ts';

const DAY = 86_400_000;

/**
 * Until when a site says what it says now, in milliseconds since 1970: until an entry's hour comes, or the day ends where
 * the site is.
 */
export function nextMoment({
  now,
  timeZone,
  allFiles,
}: Pick<ValidSite, 'now' | 'timeZone' | 'allFiles'>): number {
  const from = now.getTime();
  // A day later by the calendar: the day itself may have 23 hours, or 25.
  let until = beginOf(dayAfter(dayIn(timeZone, from)), timeZone);
  // Wherever its clock stands, a moment of that day is written with a month that is near.
  const months = [from - DAY, until + DAY].map((time) => `"${new Date(time).toISOString().slice(0, 7)}-`);
  const mayName = (text: string) => text.includes('\\u') || months.some((month) => text.includes(month));
  for (const { value, text = '' } of allFiles.values())
    if (mayName(text))
      for (const [, written] of within(value)) {
        const moment = /^\d{4}-\d\d-\d\dT/.test(String(written)) ? Date.parse(String(written)) : 0;
        if (moment > from && moment < until) until = moment;
      }
  return until;
}
