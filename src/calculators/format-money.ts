/** `western` is 1,000,000; `indian` is 10,00,000. The names are those of `money.grouping` in site.json. */
export type MoneyGrouping = 'western' | 'indian';

export interface MoneyFormat {
  /** Where the commas stand; western where left out. */
  readonly grouping?: MoneyGrouping;
  /** Whose digits are used (`hi` has 0-9, `hi-u-nu-deva` has Devanagari digits); `en` where left out. */
  readonly locale?: string;
}

export const RUPEE_SIGN = '₹';
const INFINITY_SIGN = '∞';

// The grouping is the site's choice, not the locale's, so that a page reads the same in every language.
const GROUPING_LOCALE = { western: 'en-US', indian: 'en-IN' } as const;

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * An amount with the rupee sign: `₹1,000,000`, `-₹500`.
 *
 * @param amount rupees; shown in whole ones
 * @returns `∞`, without a sign, for anything that is not finite
 * @see SPECIFICATION section 9, DESIGN section 9 'Grouping'
 */
export function formatMoney(amount: number, format: MoneyFormat = {}): string {
  if (!Number.isFinite(amount)) return INFINITY_SIGN;
  const text = formatGrouped(Math.abs(amount), format);
  return Math.round(amount) < 0 ? `-${RUPEE_SIGN}${text}` : `${RUPEE_SIGN}${text}`;
}

/**
 * A number with commas and no sign, as a number box shows it.
 *
 * @param fractionDigits the most decimals shown; 0 where left out
 * @throws RangeError for a locale that is not a well-formed tag
 */
export function formatGrouped(value: number, format: MoneyFormat = {}, fractionDigits = 0): string {
  if (!Number.isFinite(value)) return INFINITY_SIGN;
  const { grouping = 'western', locale = 'en' } = format;
  const text = formatter(grouping, locale, fractionDigits).format(value);
  return text === '-0' ? '0' : text;
}

function formatter(grouping: MoneyGrouping, locale: string, fractionDigits: number): Intl.NumberFormat {
  const key = `${grouping} ${locale} ${fractionDigits}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const { numberingSystem } = new Intl.NumberFormat(locale).resolvedOptions();
  const made = new Intl.NumberFormat(GROUPING_LOCALE[grouping], {
    numberingSystem,
    maximumFractionDigits: fractionDigits,
  });
  formatters.set(key, made);
  return made;
}
