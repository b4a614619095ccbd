import type { SiteFault } from '../../diagnostics/fault.ts';
import { type JsonValue, valueAt } from '../../json/json.ts';
import { asList } from '../../json/unchecked.ts';
import { isDate, isDateTime } from '../../schema/schema-set.ts';
import { blocksOf } from '../../site/page-entries.ts';
import { mistake } from '../rule.ts';

/** True where a time lies before another one; by their days alone where one of them has no hour. */
function isBefore(end: JsonValue | undefined, start: JsonValue | undefined): boolean {
  // Of what is no time its schema tells.
  const isTime = (text: string) => isDate(text) || isDateTime(text);
  if (typeof end !== 'string' || typeof start !== 'string' || !isTime(end) || !isTime(start)) return false;
  const isWhole = end.includes('T') && start.includes('T');
  return isWhole ? Date.parse(end) < Date.parse(start) : end.slice(0, 10) < start.slice(0, 10);
}

const fault = (pointer: string) => ({
  pointer,
  message: 'This ends before it begins. Correct the end or the beginning.',
});

export const textTimes = mistake({
  code: 'text/times',
  says: 'Something ends before it begins.',
  wrong: '"startsAt": "2026-12-10T18:00:00+05:30", "endsAt": "2026-12-10T07:00:00+05:30"',
  right: '"startsAt": "2026-12-10T18:00:00+05:30", "endsAt": "2026-12-10T19:00:00+05:30"',
  remedy: 'Correct the end or the beginning.',
  file: (file) => [
    ...blocksOf(file, 'event-facts').flatMap(({ block, pointer }) =>
      isBefore(block.endsAt, block.startsAt) ? fault(`${pointer}/endsAt`) : [],
    ),
    ...blocksOf(file, 'opening-hours').flatMap(({ block, pointer }) =>
      asList(block.exceptions).flatMap((days, i) =>
        isBefore(days?.to, days?.from) ? fault(`${pointer}/exceptions/${i}/to`) : [],
      ),
    ),
  ],
  site: ({ index }) =>
    [...index.collections.values()].flatMap(({ type, all }): SiteFault[] => {
      const [from, to] = [type.roles.get('startsAt'), type.roles.get('endsAt')];
      if (from === undefined || to === undefined) return [];
      return all
        .filter(({ value }) => isBefore(valueAt(value, to), valueAt(value, from)))
        .map(({ file, pointer }) => ({ file, ...fault(pointer + to) }));
    }),
});
