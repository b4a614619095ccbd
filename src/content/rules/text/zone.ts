import { zoneOf } from '../../schema/schema-set.ts';
import { offsetAt, zoned } from '../../site/clock.ts';
import { allItems, placeInRole, textIn } from '../../site/items.ts';
import { isDateTime } from '../../text/dates.ts';
import { advice } from '../rule.ts';

/** The same hour as the site's clocks show it then, of one with the distance that they have in the other half of the year. */
function inSeason(time: string, timeZone: string): string | undefined {
  const [, shown = '', zone = ''] = /^(.+?)(Z|[+-]\d\d:\d\d)$/.exec(time) ?? [];
  const written = zone.replace(/^[+-]00:00$/, 'Z');
  if (!isDateTime(time) || offsetAt(time, timeZone) === written) return undefined;
  const isSeasonal = ['01', '07'].some(
    (month) => offsetAt(`${time.slice(0, 4)}-${month}-01T12:00:00Z`, timeZone) === written,
  );
  return isSeasonal ? zoned(shown, timeZone) : undefined;
}

export const textZone = advice({
  says: 'Advice: the hour of an event has the distance from UTC that clocks where it takes place, or else where the site is, have in the other half of the year.',
  wrong: '"startsAt": "2026-12-10T18:30:00+02:00" (in Berlin)',
  right: '"startsAt": "2026-12-10T18:30:00+01:00"',
  remedy:
    'Write the distance that clocks have on that day: in summer it is often an hour more. Of an event by other clocks than the site’s, say their zone in the field of the role `timeZone`.',
  *site({ index }) {
    const { collections, timeZone } = index;
    for (const item of allItems(collections))
      for (const role of ['startsAt', 'endsAt'] as const) {
        // Of what is no zone its schema tells.
        const zone = zoneOf(textIn(item, 'timeZone') ?? timeZone);
        const message = `Clocks in ${zone} have another distance from UTC on that day: the page says this hour, calendars and search engines another one.`;
        const suggestion = zone && inSeason(textIn(item, role) ?? '', zone);
        if (suggestion !== undefined) yield { ...placeInRole(item, role), message, suggestion };
      }
  },
});
