import { expect, test } from 'vitest';
import { nextMoment } from '../../src/content/site/next-moment.ts';

/** Until when a site says the same; `content` is all that it holds. */
const until = (now: string, timeZone: string, content: unknown = null) => {
  const file = { value: content, text: JSON.stringify(content) };
  const site = { now: new Date(now), timeZone, allFiles: new Map([['a.json', file]]) };
  return new Date(nextMoment(site as never)).toISOString();
};

test.each([
  ['the day ends', until('2026-11-22T10:00:00Z', 'UTC'), '2026-11-23T00:00:00.000Z'],
  [
    'the day ends where the site is',
    until('2026-11-22T10:00:00Z', 'Asia/Kolkata'),
    '2026-11-22T18:30:00.000Z',
  ],
  [
    'at midnight itself the next day is meant',
    until('2026-11-22T18:30:00Z', 'Asia/Kolkata'),
    '2026-11-23T18:30:00.000Z',
  ],
  [
    'on the eve of the day that clocks make shorter, that day begins all the same',
    until('2027-03-13T23:30:00-05:00', 'America/New_York'),
    '2027-03-14T05:00:00.000Z',
  ],
  [
    'the day that clocks make longer ends a day after',
    until('2026-11-01T00:30:00-04:00', 'America/New_York'),
    '2026-11-02T05:00:00.000Z',
  ],
  [
    'an hour that is written comes before',
    until('2026-11-22T10:00:00Z', 'UTC', { items: [{ startsAt: '2026-11-22T17:00+05:30' }] }),
    '2026-11-22T11:30:00.000Z',
  ],
  [
    'an hour of another month or year than that here is',
    until('2026-12-31T23:10:00Z', 'UTC', { startsAt: '2027-01-01T05:00+05:30' }),
    '2026-12-31T23:30:00.000Z',
  ],
  [
    'an hour that is past says nothing',
    until('2026-11-22T10:00:00Z', 'UTC', { startsAt: '2026-11-22T09:00:00Z' }),
    '2026-11-23T00:00:00.000Z',
  ],
])('%s', (_, found, expected) => expect(found).toBe(expected));
