import type { Calendar, CalendarEvent } from '../content/resolve/calendars.ts';
import { dayAfter } from '../content/site/clock.ts';

const OCTETS = 75;

/** A line of at most 75 octets; the rest goes on in lines that begin with a blank (RFC 5545, 3.1). */
function fold(line: string): string {
  let folded = '';
  let room = OCTETS;
  for (const char of line) {
    const size = Buffer.byteLength(char);
    if (size > room) {
      folded += '\r\n ';
      room = OCTETS - 1;
    }
    folded += char;
    room -= size;
  }
  return folded;
}

/** A text as a value (3.3.11). */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

const utc = (iso: string) => new Date(iso).toISOString().replace(/[-:]|\.\d+/g, '');
/** What calendars call it; what has only moved online takes place. */
const STATUSES = { cancelled: 'CANCELLED', postponed: 'TENTATIVE', online: 'CONFIRMED' } as const;

/** A moment in UTC, which every calendar shows in its owner's zone; or a day, of which an end names the one after. */
function time(name: string, iso: string, isEnd = false): string {
  if (iso.length > 10) return `${name}:${utc(iso)}`;
  return `${name};VALUE=DATE:${(isEnd ? dayAfter(iso) : iso).replaceAll('-', '')}`;
}

function linesOf({ uid, stamp, start, end, title, status, text, place, url }: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(stamp)}`,
    time('DTSTART', start),
    ...(end === undefined ? [] : [time('DTEND', end, true)]),
    `SUMMARY:${escaped(title)}`,
    ...(status === undefined ? [] : [`STATUS:${STATUSES[status]}`]),
    ...(text === undefined ? [] : [`DESCRIPTION:${escaped(text)}`]),
    ...(place === undefined ? [] : [`LOCATION:${escaped(place)}`]),
    ...(url === undefined ? [] : [`URL:${url}`]),
    'END:VEVENT',
  ];
}

/** Events as an iCalendar file (RFC 5545), the same bytes for the same events. */
export function icalendar({ name, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(name)}//Events//EN`,
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
