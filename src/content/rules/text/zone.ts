import { zoneOf } from '../../schema/schema-set.ts';
import { offsetAt, writtenIn, zoned } from '../../site/clock.ts';
import { allItems, placeInRole, textIn } from '../../site/items.ts';
import { isDateTime } from '../../text/dates.ts';
import { advice } from '../rule.ts';

/** An hour as clocks in a zone show it: one with the distance that they have in the other half of the year, or in UTC. */
function onClocks(time: string, timeZone: string): string | undefined {
  const [, shown = '', zone = ''] = /^(.+?)(Z|[+-]\d\d:\d\d)$/.exec(time) ?? [];
  const written = zone.replace(/^[+-]00:00$/, 'Z');
  if (!isDateTime(time) || offsetAt(time, timeZone) === written) return undefined;
  const isSeasonal = ['01', '07'].some(
    (month) => offsetAt(`${time.slice(0, 4)}-${month}-01T12:00:00Z`, timeZone) === written,
  );
  if (isSeasonal) return zoned(shown, timeZone);
  // Programs write so; with a distance it may be an event elsewhere.
  return zone === 'Z' ? writtenIn(timeZone, new Date(time)) : undefined;
}

export const textZone = advice({
  says: 'Advice: the hour of an event has the distance from UTC that clocks where it takes place, or else where the site is, have in the other half of the year, or is in UTC.',
  wrong: '"startsAt": "2026-12-10T18:30:00+02:00" (in Berlin)',
  right: '"startsAt": "2026-12-10T18:30:00+01:00"',
  remedy:
    'Write the distance that clocks have on that day: in summer it is often an hour more; of an hour with `Z`, write the one that these clocks show. Of an event by other clocks than the site’s, say their zone in the field of the role `timeZone`.',
  *site({ index }) {
    const { collections, timeZone } = index;
    for (const item of allItems(collections))
      for (const role of ['startsAt', 'endsAt'] as const) {
        // By its older name in some Nodes, so as it is written; of what is no zone its schema tells.
        const zone = textIn(item, 'timeZone') ?? timeZone;
        const message = `Clocks in ${zone} have another distance from UTC on that day: the page says this hour, calendars and search engines another one.`;
        const suggestion = zoneOf(zone) && onClocks(textIn(item, role) ?? '', zone);
        if (suggestion !== undefined) yield { ...placeInRole(item, role), message, suggestion };
      }
  },
});
