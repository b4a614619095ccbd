import { sayer } from '../../content/resolve/sayer.ts';
import { asWritten, numberOf, rangeOf } from '../../content/resolve/spoken-dates.ts';
import { type BlockResolver, headOf, wordsOf } from '../block-resolver.ts';
import type { Interval } from './data.ts';

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
/** A Monday. */
const FIRST = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;
const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;

/** The day that a week begins with in a language or its country, Monday being 0; Monday too where the runtime does not know. */
function firstDayOf(format: string): number {
  const locale: Intl.Locale & Partial<WeekInfo> = new Intl.Locale(format);
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 1 };
  return firstDay - 1;
}

const MONTHS = Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month, 1));

/** Node 20 has it as a property, later ones as a method. */
interface WeekInfo {
  getWeekInfo(): { readonly firstDay: number };
  weekInfo: { readonly firstDay: number };
}

/** The week day by day, and the days to come that have hours of their own. */
export const resolveOpeningHours: BlockResolver<'opening-hours'> = (block, context) => {
  const locale = context.locale.format;
  const format = (options: Intl.DateTimeFormatOptions) => sayer(locale, options);
  const [time, weekday] = [format({ timeStyle: 'short' }), format({ weekday: 'long' })];
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  // Where the clock has 24 hours, a day ends at the last of them.
  const last = time.resolvedOptions().hourCycle === 'h23' ? format({ ...CLOCK, hourCycle: 'h24' }) : time;
  // An hour stays beside its half of the day.
  const said = (text: string) =>
    (text === '24:00' ? last : time).format(FIRST + minutes(text) * 60_000).replaceAll(' ', '\u00a0');
  const interval = ({ opens, closes }: { readonly opens: string; readonly closes: string }): Interval => ({
    from: minutes(opens),
    to: minutes(closes),
    opens: said(opens),
    closes: said(closes),
  });
  const dated = format({ weekday: 'long', day: 'numeric', month: 'long', calendar: 'gregory' });
  const named = ({ type, value }: Intl.DateTimeFormatPart) =>
    type === 'weekday' || type === 'day' ? `{${type}}` : value;
  // Its last night may still run.
  const yesterday = new Date(Date.parse(context.today) - DAY).toISOString().slice(0, 10);
  const isRead = ({ from, to = from }: { readonly from: string; readonly to?: string | undefined }) =>
    to >= yesterday;
  return {
    ...headOf(block),
    zone: block.timeZone ?? context.timeZone,
    locale,
    months: MONTHS.map((first) => dated.formatToParts(first).map(named).join('')),
    digits: [...Array(10).keys()].map((digit) => numberOf(digit, locale)).join(''),
    firstDay: firstDayOf(locale),
    comma: /\p{Script=Arabic}/u.test(weekday.format(FIRST)) ? '، ' : ', ',
    week: DAYS.map((name, at) => ({
      name: weekday.format(FIRST + at * DAY),
      hours: block.hours
        .filter(({ days }) => days.includes(name))
        .map(interval)
        .sort((a, b) => a.from - b.from),
    })),
    exceptions: (block.exceptions ?? []).filter(isRead).map(({ name, from, to = from, opens, closes }) => ({
      name,
      days: rangeOf(asWritten(from), asWritten(to), locale, day),
      from,
      to,
      isOver: to < context.today,
      hours: opens === undefined || closes === undefined ? [] : [interval({ opens, closes })],
    })),
    words: wordsOf(context, ['openNow', 'openLong', 'closedNow', 'closed', 'otherHours']),
  };
};
