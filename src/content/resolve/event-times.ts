import { sayer } from './sayer.ts';
import { asWritten, clockOf, hasTime, monthOf, rangeOf, withHourWord } from './spoken-dates.ts';

const DAY = 86_400_000;

/** When something happens, as a language says it. */
export type EventTimes = Readonly<ReturnType<typeof eventTimes>>;

/** A time from its beginning to its end. @param iso ISO 8601, with or without an hour @param format BCP 47 */
export function eventTimes(iso: string, end: string, format: string) {
  const [from, to] = [asWritten(iso), asWritten(end)];
  const options = (more: Intl.DateTimeFormatOptions) => sayer(format, more);
  const hour = hasTime(iso) ? clockOf(format) : {};
  const isLong = iso.slice(0, 10) !== end.slice(0, 10);
  // Of one night everybody says the hours, beside the day on which it begins.
  const isNight = isLong && hasTime(iso) && hasTime(end) && to.getTime() - from.getTime() <= DAY / 2;
  const short = { day: 'numeric', month: monthOf(format) } as const;
  const long = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  /** An end without an hour is said without one: midnight would be a day too early. */
  function range(day: Intl.DateTimeFormatOptions): string {
    const whole = { ...day, ...hour };
    if (hasTime(iso) && (iso === end || (!isLong && !hasTime(end))))
      return withHourWord(options(whole).format(from), format);
    return rangeOf(from, to, format, whole, hasTime(iso) && !hasTime(end) ? day : whole);
  }
  return {
    iso,
    month: options({ month: 'long', year: 'numeric' }).format(from),
    weekday: options({ weekday: 'short' }).format(from),
    day:
      options({ day: 'numeric' })
        .formatToParts(from)
        .find(({ type }) => type === 'day')?.value ?? '',
    /** The hours, or the days where it lasts longer than one; empty where only its day is known. */
    time: isNight
      ? rangeOf(from, new Date(to.getTime() - DAY), format, hour)
      : isLong
        ? range(short)
        : hasTime(iso)
          ? range({})
          : '',
    /** Day and hours in one. */
    whole: range(long),
  };
}

/**
 * The days on which something happens, as cards say them; undefined where it is over within one, be that a night.
 * @param iso ISO 8601, with or without an hour @param format BCP 47
 */
export function eventDays(iso: string, end: string, format: string): string | undefined {
  const [first, last] = [iso.slice(0, 10), end.slice(0, 10)];
  const isWithinOne = hasTime(iso) && hasTime(end) && Date.parse(end) - Date.parse(iso) < DAY;
  if (last <= first || isWithinOne) return undefined;
  const day = { year: 'numeric', month: monthOf(format), day: 'numeric' } as const;
  return rangeOf(asWritten(first), asWritten(last), format, day);
}
