import { expect, test } from 'vitest';
import { icalendar } from '../../src/build/icalendar.ts';

type Event = Parameters<typeof icalendar>[0]['events'][number];
const UNSAID = { end: undefined, text: undefined, place: undefined, url: undefined, status: undefined };

const fileOf = (...events: (Omit<Event, keyof typeof UNSAID> & Partial<Event>)[]) =>
  icalendar({
    address: '/events.ics',
    name: 'Town; library',
    events: events.map((event) => ({ ...UNSAID, ...event })),
  });

test('an event is a calendar file: times in UTC, texts escaped, lines of at most 75 octets', () => {
  const event = {
    uid: 'events-reading@www.example.com',
    stamp: '2027-01-02T08:00:00+01:00',
    start: '2027-03-18T19:30:00+01:00',
    end: '2027-03-18T21:00:00+01:00',
    title: 'Elin Märti reads, aloud',
    text: 'Three chapters; then talk.\nWith a glass of wine – and the author signs her books afterwards für Sie.',
    place: 'Reading room \\ first floor',
    url: 'https://www.example.com/events/reading',
  };
  const expected = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Town\\; library//Events//EN',
    'X-WR-CALNAME:Town\\; library',
    'BEGIN:VEVENT',
    'UID:events-reading@www.example.com',
    'DTSTAMP:20270102T070000Z',
    'DTSTART:20270318T183000Z',
    'DTEND:20270318T200000Z',
    'SUMMARY:Elin Märti reads\\, aloud',
    'DESCRIPTION:Three chapters\\; then talk.\\nWith a glass of wine – and the a',
    ' uthor signs her books afterwards für Sie.',
    'LOCATION:Reading room \\\\ first floor',
    'URL:https://www.example.com/events/reading',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
  expect(fileOf(event)).toBe(expected);
});

test('no character is cut in two, however long a line is', () => {
  const lines = fileOf({ uid: 'a', stamp: '2027-01-01', start: '2027-01-01', title: 'प'.repeat(60) }).split(
    '\r\n',
  );
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(lines.join('').replaceAll(' ', '')).toContain('प'.repeat(60));
});

test('calendars are told of what is cancelled', () => {
  const event = { uid: 'a', stamp: '2027-01-01', start: '2027-01-01', title: 'A' };
  expect(fileOf({ ...event, status: 'cancelled' })).toContain('SUMMARY:A\r\nSTATUS:CANCELLED\r\n');
  expect(fileOf({ ...event, status: 'postponed' })).toContain('STATUS:TENTATIVE\r\n');
});

test('no line of a text begins a line of the calendar', () => {
  const event = { uid: 'a', stamp: '2027-01-01', start: '2027-01-01', title: 'A\rATTACH:b\r\nURL:c\nX:d' };
  expect(fileOf(event)).toContain('SUMMARY:A\\nATTACH:b\\nURL:c\\nX:d\r\n');
});

test('a day without hours is a whole day, its end the day after', () => {
  const file = fileOf({
    uid: 'a',
    stamp: '2027-01-01',
    start: '2027-02-28',
    end: '2027-02-28',
    title: 'Open day',
  });
  expect(file).toContain('DTSTART;VALUE=DATE:20270228\r\nDTEND;VALUE=DATE:20270301\r\n');
});
