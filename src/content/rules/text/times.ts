import type { OpeningHours } from '../../../model/content.gen.ts';
import { type Fault, quote } from '../../diagnostics/fault.ts';
import { groupBy } from '../../diagnostics/group-by.ts';
import type { JsonValue } from '../../json/json.ts';
import { asList, asText, type UncheckedObject } from '../../json/unchecked.ts';
import { allItems, type Item, inRole, placeInRole } from '../../site/items.ts';
import { blocksOf } from '../../site/page-entries.ts';
import { isDate, isDateTime } from '../../text/dates.ts';
import { mistake } from '../rule.ts';

/** True where a time lies before another one; by their days alone where one of them has no hour. */
function isBefore(end: JsonValue | undefined, start: JsonValue | undefined): boolean {
  // Of what is no time its schema tells.
  const isTime = (text: string) => isDate(text) || isDateTime(text);
  if (typeof end !== 'string' || typeof start !== 'string' || !isTime(end) || !isTime(start)) return false;
  const isWhole = end.includes('T') && start.includes('T');
  return isWhole ? Date.parse(end) < Date.parse(start) : end.slice(0, 10) < start.slice(0, 10);
}

/** What only has a last day begins as it is shown, or else with its date; of an event a report may come later. */
function beginOf(item: Item) {
  const begin = (['startsAt', 'publishedFrom'] as const).find((role) => item.type.roles.has(role));
  return inRole(item, begin ?? 'date');
}

const BACKWARDS = 'This ends before it begins. Correct the end or the beginning.';

const isClock = (text: string) => /^\d\d:\d\d$/.test(text);

/** Hours of a week by their days; until midnight where they end on the next day. Of what is no time its schema tells. */
const daysOf = (hours: UncheckedObject<OpeningHours>['hours']) =>
  asList(hours).flatMap((row, i) => {
    const [opens, closes] = [asText(row?.opens) ?? '', asText(row?.closes) ?? ''];
    if (!isClock(opens) || !isClock(closes)) return [];
    const end = closes > opens ? closes : '24:00';
    return asList(row?.days).map((day, k) => ({ day, opens, closes, end, pointer: `/hours/${i}/days/${k}` }));
  });

/** A day may stand twice for a pause, and is not open twice at once. */
function* openTwice(block: UncheckedObject<OpeningHours>, at: string): Generator<Fault> {
  for (const [day, rows] of groupBy(daysOf(block.hours), (row) => row.day)) {
    const kept: typeof rows = [];
    for (const row of rows) {
      const other = kept.find(({ opens, end }) => opens < row.end && row.opens < end);
      if (!other) kept.push(row);
      else {
        const message = `${quote(day)} is open from ${other.opens} to ${other.closes} already, by a row above. Correct the hours, or remove the day from one of the two.`;
        yield { pointer: at + row.pointer, message };
      }
    }
  }
}

/** Days that say one of both hours are shown as closed. */
function* halfHours(block: UncheckedObject<OpeningHours>, at: string): Generator<Fault> {
  for (const [i, days] of asList(block.exceptions).entries()) {
    const [said, lacking] = days?.closes === undefined ? ['opens', 'closes'] : ['closes', 'opens'];
    const message = `Without ${quote(lacking)} these days are shown as closed. Write it, or remove ${quote(said)}.`;
    if (days && Object.hasOwn(days, said) && !Object.hasOwn(days, lacking))
      yield { pointer: `${at}/exceptions/${i}/${said}`, spot: 'key', message };
  }
}

export const textTimes = mistake({
  says: 'Something ends before it begins or without saying when, or a day is open twice at once.',
  wrong: '"startsAt": "2026-12-10T18:00:00+05:30", "endsAt": "2026-12-10T07:00:00+05:30"',
  right: '"startsAt": "2026-12-10T18:00:00+05:30", "endsAt": "2026-12-10T19:00:00+05:30"',
  remedy: 'Correct the end or the beginning; of opening hours write a day in two rows for a pause alone.',
  file: (file) => [
    ...blocksOf(file, 'event-facts').flatMap(({ block, pointer }) =>
      isBefore(block.endsAt, block.startsAt) ? { pointer: `${pointer}/endsAt`, message: BACKWARDS } : [],
    ),
    ...blocksOf(file, 'opening-hours').flatMap(({ block, pointer }) => [
      ...openTwice(block, pointer),
      // A misspelt one is told of where it stands.
      ...(file.isSound ? halfHours(block, pointer) : []),
      ...asList(block.exceptions).flatMap((days, i) =>
        isBefore(days?.to, days?.from)
          ? { pointer: `${pointer}/exceptions/${i}/to`, message: BACKWARDS }
          : [],
      ),
    ]),
  ],
  site: ({ index }) => [
    ...allItems(index.collections)
      .filter((item) => isBefore(inRole(item, 'endsAt'), beginOf(item)))
      .map((item) => ({ ...placeInRole(item, 'endsAt'), message: BACKWARDS })),
    ...(isBefore(index.navigation.notice?.until, index.navigation.notice?.from)
      ? [{ file: 'navigation.json', pointer: '/notice/until', message: BACKWARDS }]
      : []),
  ],
});
