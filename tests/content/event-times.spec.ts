import { expect, test } from 'vitest';
import type { CollectionListData } from '../../src/blocks/collection-list/data.ts';
import { resolveBlock } from '../../src/blocks/resolvers.ts';
import type { VideoDetailData } from '../../src/blocks/video-detail/data.ts';
import { eventDays, eventTimes } from '../../src/content/resolve/event-times.ts';
import { briefDate } from '../../src/content/resolve/spoken-dates.ts';
import { checkSite, compiler, event, events, page, seo, valid } from './support/site.ts';

test.each([
  ['2026-12-12', '10 Dec, 18:00 – 12 Dec'],
  ['2026-12-10', '18:00'],
])('an end on %s without an hour is said without one', (end, expected) => {
  const { time, whole } = eventTimes('2026-12-10T18:00+05:30', end, 'en-GB');
  // The blanks around a dash are those of the language's data.
  expect(time.replace(/\s/g, ' ')).toBe(expected);
  expect(whole).not.toContain('00:00');
});

test.each([
  ['2026-12-12T00:00+05:30', '23:30–00:00'],
  ['2026-12-12T11:30+05:30', '23:30–11:30'],
  ['2026-12-12T11:45+05:30', '11 Dec, 23:30 – 12 Dec, 11:45'],
])('of a night until %s a calendar says the hours', (end, expected) => {
  const { time } = eventTimes('2026-12-11T23:30+05:30', end, 'en-GB');
  expect(time.replace(/\s/g, ' ')).toBe(expected);
});

test.each([
  ['hi-IN', 'गुरुवार, 10 दिसंबर 2026 को 6:00 pm बजे – शनिवार, 12 दिसंबर 2026'],
  ['kn', 'ಗುರುವಾರ, ಡಿಸೆಂಬರ್ 10, 2026 ರಂದು 06:00 PM ಸಮಯಕ್ಕೆ – ಶನಿವಾರ, ಡಿಸೆಂಬರ್ 12, 2026'],
])('in %s the word behind an hour goes with the hour that is left out', (format, expected) => {
  const { whole } = eventTimes('2026-12-10T18:00+05:30', '2026-12-12', format);
  expect(whole.replace(/\s/g, ' ')).toBe(expected);
});

test('a Polish May is declined behind its day, and stands in its first form as the name of a month', () => {
  const { time, month } = eventTimes('2027-02-05', '2027-05-30', 'pl');
  expect([time.replace(/\s/g, ' '), month]).toEqual(['5 lut–30 maja', 'luty 2027']);
  expect(eventDays('2026-05-01', '2026-05-31', 'pl')?.replace(/\s/g, ' ')).toBe('1–31 maja 2026');
  expect(briefDate('2026-05-01T18:00', 'pl')).toBe('1\u00a0maja\u00a02026, 18:00');
  expect(eventTimes('2026-05-01', '2026-05-01', 'pl').month).toBe('maj 2026');
});

test('where a shortened month carries a sign it is written out, as on cards', () => {
  const { time } = eventTimes('2026-12-10', '2026-12-12', 'hi-IN');
  expect(time.replace(/\s/g, ' ')).toBe('10 – 12 दिसंबर');
});

test.each([
  ['de-CH', '18:00 Uhr', 'Donnerstag, 10. Dezember 2026 um 18:00 Uhr'],
  ['bg', '18:00 ч.', 'четвъртък, 10 декември 2026 г. в 18:00 ч.'],
  ['ja', '18:00', '2026年12月10日木曜日 18:00'],
  ['en-GB', '18:00', 'Thursday, 10 December 2026 at 18:00'],
])('one time of day in %s has the word behind it that a range has', (format, time, whole) => {
  const at = '2026-12-10T18:00+05:30';
  const said = eventTimes(at, at, format);
  expect([said.time, said.whole].map((text) => text.replace(/\s/g, ' '))).toEqual([time, whole]);
});

test.each([
  ['ja', '2026-12-10T20:00', '18時00分～20時00分', '2026年12月10日木曜日 18時00分～20時00分'],
  [
    'ja',
    '2026-12-12T20:00',
    '12月10日 18:00～12月12日 20:00',
    '2026年12月10日木曜日 18:00～2026年12月12日土曜日 20:00',
  ],
  ['ja', '2026-12-12', '12月10日 18:00～12月12日', '2026年12月10日木曜日 18:00～2026年12月12日土曜日'],
  [
    'zh',
    '2026-12-12T20:00',
    '12月10日 18:00 – 12月12日 20:00',
    '2026年12月10日星期四 18:00 – 2026年12月12日星期六 20:00',
  ],
])('in %s both ends of a time until %s are written as by themselves', (format, end, time, whole) => {
  const said = eventTimes('2026-12-10T18:00+09:00', end, format);
  expect([said.time, said.whole].map((text) => text.replace(/\s/g, ' '))).toEqual([time, whole]);
});

test('in Korean a half of the day has its own name, and its hour stays beside it', () => {
  expect(eventTimes('2026-12-10T11:00+09:00', '2026-12-10T13:30+09:00', 'ko')).toMatchObject({
    time: '오전\u00a011:00 ~ 오후\u00a01:30',
    whole: '2026년 12월 10일 목요일 오전\u00a011:00 ~ 오후\u00a01:30',
  });
  expect(briefDate('2026-12-10T19:30:00+09:00', 'ko')).toBe('2026년\u00a012월\u00a010일 오후\u00a07:30');
});

test('a Hindi October is spelt as newer data of the language does, under every Node', () => {
  expect(eventTimes('2026-10-07', '2026-10-07', 'hi-IN')).toMatchObject({
    whole: 'बुधवार, 7 अक्टूबर 2026',
    month: 'अक्टूबर 2026',
  });
  expect(briefDate('2026-10-07', 'hi-IN')).toBe('7 अक्टूबर 2026');
});

test('what is to come is shown with its own day, and leads on as the others of its list', () => {
  const { videoId: _, ...coming } = event('coming', { startsAt: '2027-01-16T10:30:00+05:30' });
  const off = { ...coming, id: 'off', status: 'postponed' };
  const index = valid(
    checkSite({
      'collections/events.json': events(coming, off, event('recorded')),
      'pages/events/index.json': page({
        type: 'collection-list',
        id: 'list',
        heading: 'Events',
        collection: 'events',
      }),
      'pages/events/[id].json': {
        ...page({ type: 'video-detail', id: 'event' }),
        title: '{item.title}',
        each: 'events',
        seo,
      },
    }),
  );
  const [english] = compiler.resolve(index, 'production', resolveBlock);
  const list = english?.page('/events').sections[0]?.data as CollectionListData;
  expect(list.shown?.cards.map(({ date, link }) => [date?.text, link.label])).toEqual([
    ['Jan 16, 2027', 'Click To View'],
    ['Jan 16, 2027', 'Click To View'],
    ['Jan 1, 2024', 'Click To View'],
  ]);
  // What no view reads is not sent.
  expect(
    Object.keys(list.shown?.cards[0] ?? {})
      .sort()
      .join(' '),
  ).toBe('copy date id image link text title');
  const details = ['coming', 'off'].map(
    (id) => english?.page(`/events/${id}`).sections[0]?.data as VideoDetailData,
  );
  expect(details.map(({ date }) => date?.text)).toEqual(['Jan 16, 2027', 'Postponed: Jan 16, 2027']);
});

test.each([
  ['en-US', 'Sep 5, 2024', 'Sep 5, 2024, 10:30 AM'],
  ['hi-IN', '5 सितंबर 2024', '5 सितंबर 2024 को 10:30 am बजे'],
  ['pt-PT', '5 de setembro de 2024', '5 de setembro de 2024 às 10:30'],
])('on cards and in tables a date is said in one way, in %s', (format, day, moment) => {
  expect(briefDate('2024-09-05', format)).toBe(day);
  expect(briefDate('2024-09-05T10:30:00+05:30', format).replace(/\s/g, ' ')).toBe(moment);
});

test.each([
  ['en-GB', '09:05', '09:05–09:35', '5 Sept 2024, 09:05'],
  ['de', '09:05 Uhr', '09:05–09:35 Uhr', '5. Sept. 2024, 09:05'],
  ['es', '9:05', '9:05–9:35', '5 sept 2024, 9:05'],
  ['en-US', '9:05 AM', '9:05 – 9:35 AM', 'Sep 5, 2024, 9:05 AM'],
])('an hour before ten is written in %s as the language’s clock has it, by itself too', (format, ...said) => {
  const at = '2024-09-05T09:05:00+02:00';
  const times = [at, '2024-09-05T09:35:00+02:00'].map((end) => eventTimes(at, end, format).time);
  expect([...times, briefDate(at, format)].map((text) => text.replace(/\s/g, ' '))).toEqual(said);
});

test.each([
  ['en-GB', '5\u00a0Sept\u00a02024, 09:05'],
  ['pt-BR', '5\u00a0de\u00a0set.\u00a0de\u00a02024, 09:05'],
  ['vi', '09:05 5\u00a0thg\u00a09,\u00a02024'],
  ['hi-IN', '5\u00a0सितंबर\u00a02024\u00a0को 9:05\u00a0am\u00a0बजे'],
])('a date with its hour is broken between the two alone, in %s', (format, said) => {
  expect(briefDate('2024-09-05T09:05:00+05:30', format)).toBe(said);
});

test.each([
  ['de-AT', '4.–23. Dez. 2026', '30. Dez. 2026 – 2. Jän. 2027'],
  ['en-IN', '4–23 Dec 2026', '30 Dec 2026 – 2 Jan 2027'],
  ['ja', '2026年12月4日～2026年12月23日', '2026年12月30日～2027年1月2日'],
])('what happens on several days is said from the first to the last, in %s', (format, month, years) => {
  const said = [
    eventDays('2026-12-04', '2026-12-23', format),
    eventDays('2026-12-30T17:00:00+01:00', '2027-01-02', format),
  ];
  expect(said.map((text) => text?.replace(/\s/g, ' '))).toEqual([month, years]);
});

test('what is over within a day has no last one, be it in the night', () => {
  expect(eventDays('2026-12-04', '2026-12-04', 'en')).toBeUndefined();
  expect(eventDays('2027-01-15T20:00:00+01:00', '2027-01-16T01:30:00+01:00', 'en')).toBeUndefined();
});
