import { rememberedBy } from '../json/remembered.ts';

const joined = (parts: readonly Intl.DateTimeFormatPart[]) => parts.map(({ value }) => value).join('');

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Words that the data of a language has wrong under some Node: newer data of Korean those of times in English, for which
 * browsers keep its own; older data of Hindi a month that is spelt otherwise now.
 */
const MENDED: Words = { hi: { अक्तूबर: 'अक्टूबर' }, ko: { AM: '오전', PM: '오후' } };
/** The same behind a day: there Polish declines a short month that is its whole name. */
const MENDED_BEHIND_DAY: Words = { pl: { maj: 'maja' } };

const isOfClock = (part: Intl.DateTimeFormatPart | undefined) => /^(hour|minute|dayP)/.test(part?.type ?? '');

class MendedSayer extends Intl.DateTimeFormat {
  readonly #language = this.resolvedOptions().locale.slice(0, 2);
  readonly #words: Words[string] = {
    ...MENDED[this.#language],
    ...(this.resolvedOptions().day && MENDED_BEHIND_DAY[this.#language]),
  };

  /** Between an hour and AM older data of languages has a narrow blank, and newer one at which a line may end. */
  #mended<Part extends Intl.DateTimeFormatPart>(parts: readonly Part[]): Part[] {
    return parts.map((part, at) => {
      const isWithin = isOfClock(parts[at - 1]) && isOfClock(parts[at + 1]);
      const value = isWithin ? part.value.replace(/^[ \u202f]$/, '\u00a0') : part.value;
      return { ...part, value: this.#words[value] ?? value };
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
  return new MendedSayer(format, options);
});

/** What says dates and times as they are written. @param format BCP 47 */
export const sayer = (format: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  sayers(JSON.stringify([format, { ...options, timeZone: 'UTC' }]));
