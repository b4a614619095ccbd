import { rememberedBy } from '../json/remembered.ts';

const joined = (parts: readonly Intl.DateTimeFormatPart[]) => parts.map(({ value }) => value).join('');

/**
 * Words that the data of a language has wrong: newer data of Korean those of times in English, for which browsers keep its own;
 * that of Polish a short month that is its whole name, and behind a day it is declined.
 */
const MENDED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ko: { AM: '오전', PM: '오후' },
  pl: { maj: 'maja' },
};

const isOfClock = (part: Intl.DateTimeFormatPart | undefined) => /^(hour|minute|dayP)/.test(part?.type ?? '');

class MendedSayer extends Intl.DateTimeFormat {
  readonly #words = MENDED[this.resolvedOptions().locale.slice(0, 2)];
  readonly #hasDay = this.resolvedOptions().day !== undefined;

  /** Between an hour and AM older data of languages has a narrow blank, and newer one at which a line may end. */
  #mended<Part extends Intl.DateTimeFormatPart>(parts: readonly Part[]): Part[] {
    return parts.map((part, at) => {
      const isWithin = isOfClock(parts[at - 1]) && isOfClock(parts[at + 1]);
      const value = isWithin ? part.value.replace(/^[ \u202f]$/, '\u00a0') : part.value;
      const isWord = part.type === 'dayPeriod' || (part.type === 'month' && this.#hasDay);
      return { ...part, value: (isWord && this.#words?.[value]) || value };
    });
  }
  override formatToParts = (date?: Date | number) => this.#mended(super.formatToParts(date));
  override formatRangeToParts = (from: Date, to: Date) => this.#mended(super.formatRangeToParts(from, to));
  override format = (date?: Date | number) => joined(this.formatToParts(date));
  override formatRange = (from: Date, to: Date) => joined(this.formatRangeToParts(from, to));
}

/** Making one costs as much as saying a hundred dates. */
const sayers = rememberedBy((asked: string) => {
  const [format, options]: [string, Intl.DateTimeFormatOptions] = JSON.parse(asked);
  const isMended = options.timeStyle || options.hour || options.month === 'short';
  return new (isMended ? MendedSayer : Intl.DateTimeFormat)(format, options);
});

/** What says dates and times as they are written. @param format BCP 47 */
export const sayer = (format: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  sayers(JSON.stringify([format, { ...options, timeZone: 'UTC' }]));
