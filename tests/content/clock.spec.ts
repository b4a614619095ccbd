import { describe, expect, test } from 'vitest';
import {
  beginOf,
  dayOf,
  isBefore,
  isOver,
  isToCome,
  momentIn,
  todayOf,
} from '../../src/content/site/clock.ts';
import { checkSite, compiler, input, page, prose, site } from './support/site.ts';

/** Still the last evening of November in New York, already December in India and by UTC. */
const now = new Date('2026-12-01T03:00:00Z');
const [india, newYork, utc] = ['Asia/Kolkata', 'America/New_York', 'UTC'].map((timeZone) => ({
  now,
  timeZone,
})) as [{ now: Date; timeZone: string }, { now: Date; timeZone: string }, { now: Date; timeZone: string }];

test('today is the day that clocks show where the site is', () => {
  expect([india, newYork, utc].map(todayOf)).toEqual(['2026-12-01', '2026-11-30', '2026-12-01']);
});

test('the day of a moment is that of the site’s clocks; a day is itself', () => {
  expect(dayOf('2026-11-30T20:00:00Z', india)).toBe('2026-12-01');
  expect(dayOf('2026-11-30', india)).toBe('2026-11-30');
  expect(dayOf('soon', india)).toBeUndefined();
});

test.each([
  ['2026-12-01', 'Asia/Kolkata', '2026-11-30T18:30:00.000Z'],
  ['2026-12-01', 'America/New_York', '2026-12-01T05:00:00.000Z'],
  ['2026-12-01', 'Pacific/Kiritimati', '2026-11-30T10:00:00.000Z'],
  // Clocks go forward at midnight here: the day begins at one.
  ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
])('%s in %s begins at %s', (day, zone, moment) => {
  expect(new Date(beginOf(day, zone)).toISOString()).toBe(moment);
});

test('a day that is asked for is its first moment where the site is; a moment is itself', () => {
  expect(momentIn('2026-12-01', 'America/New_York')).toEqual(new Date('2026-12-01T05:00:00Z'));
  expect(momentIn(now, 'America/New_York')).toBe(now);
});

describe('a day begins and ends where the site is', () => {
  test('what comes on a day is to come until it begins', () => {
    expect([isToCome('2026-12-01', india), isToCome('2026-12-01', newYork)]).toEqual([false, true]);
  });
  test('what ends on a day is over once it has ended', () => {
    expect([isOver('2026-11-30', india), isOver('2026-11-30', newYork)]).toEqual([true, false]);
  });
  test('a moment is the same everywhere', () => {
    expect([india, newYork].map((clock) => isToCome('2026-12-01T03:00:01Z', clock))).toEqual([true, true]);
    expect([india, newYork].map((clock) => isOver('2026-12-01T02:59:59Z', clock))).toEqual([true, true]);
  });
});

describe('isBefore', () => {
  test.each([
    ['two days', '2026-11-30', '2026-12-01', true],
    ['one day', '2026-12-01', '2026-12-01', false],
    ['two moments, each with its own zone', '2026-12-01T00:00:00+05:30', '2026-11-30T18:30:01Z', true],
    ['a day and an hour of it, where the site is', '2026-12-01', '2026-11-30T19:00:00Z', true],
    ['a day and the last hour before it', '2026-12-01', '2026-11-30T18:00:00Z', false],
    ['a moment and the day after', '2026-11-30T18:00:00Z', '2026-12-01', true],
    ['what is no date', 'soon', '2026-12-01', false],
    ['a day and no date', '2026-12-01', 'later on', false],
    ['a day and what is as long', '2026-12-01', 'next month', false],
  ])('%s', (_, date, other, expected) => expect(isBefore(date, other, india)).toBe(expected));
});

test('a site’s year, approvals and zone: a zone that there is not is UTC, and has its own mistake', () => {
  const index = (timeZone: string, at: string) =>
    compiler.check(input({ 'site.json': { ...site, timeZone } }), new Date(at)).index;
  const newYear = '2026-12-31T20:00:00Z';
  const years = ['Asia/Kolkata', 'America/New_York', 'Asia/Nowhere'].map((zone) =>
    index(zone, newYear).variables.get('year'),
  );
  expect(years).toEqual(['2027', '2026', '2026']);
  const approved = { ...page(prose('a')), approvedUntil: '2026-12-31' };
  const expired = (timeZone: string) =>
    compiler
      .check(input({ 'site.json': { ...site, timeZone }, 'pages/b.json': approved }), new Date(newYear))
      .diagnostics.some(({ code }) => code === 'text/approval-expired');
  expect([expired('Asia/Kolkata'), expired('America/New_York')]).toEqual([true, false]);
  expect(checkSite({}).index.timeZone).toBe('UTC');
});
