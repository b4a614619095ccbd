import { within } from '../schema/walk.ts';
import type { ValidSite } from './valid-site.ts';

const QUARTER = 900_000;
const DAY = 86_400_000;

/**
 * Until when a site says what it says now, in milliseconds since 1970: until an entry's hour comes, or the day ends, by
 * the clock of the world or the site's own. All clocks turn their days at a quarter of an hour.
 */
export function nextMoment({ now, site, allFiles }: Pick<ValidSite, 'now' | 'site' | 'allFiles'>): number {
  const from = now.getTime();
  const clocks = [site.timeZone ?? 'UTC', 'UTC'].map(
    (timeZone) => new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }),
  );
  const dayAt = (time: number) => clocks.map((clock) => clock.format(time)).join();
  let until = Math.ceil((from + 1) / QUARTER) * QUARTER;
  while (dayAt(until) === dayAt(from)) until += QUARTER;
  // Wherever its clock stands, a moment of that day is written with a month that is near.
  const months = [from - DAY, until + DAY].map((time) => `"${new Date(time).toISOString().slice(0, 7)}-`);
  const mayName = (text: string) => text.includes('\\u') || months.some((month) => text.includes(month));
  for (const { value, text } of allFiles.values())
    if (text === undefined || mayName(text))
      for (const [, written] of within(value)) {
        const moment = /^\d{4}-\d\d-\d\dT/.test(String(written)) ? Date.parse(String(written)) : 0;
        if (moment > from && moment < until) until = moment;
      }
  return until;
}
