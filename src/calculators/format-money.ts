export interface MoneyFormat {
  /** Where the commas stand: `western` is 1,000,000; `indian` is 10,00,000. As `money.grouping` in site.json. */
  readonly grouping: 'western' | 'indian';
  /** Whose digits are used: `hi` has 0-9, `hi-u-nu-deva` has Devanagari digits. */
  readonly locale: string;
  /** ISO 4217. */
  readonly currency: string;
}

const INFINITY_SIGN = '∞';

// The grouping is the site's choice, not the locale's, so that a page reads the same in every language.
const GROUPING_LOCALE = { western: 'en-US', indian: 'en-IN' } as const;

const formatters = new Map<string, Intl.NumberFormat>();

/** The sign of the currency: `₹`, `€`. */
export const currencySign = (format: MoneyFormat): string =>
  moneyFormatter(format)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? '';

/**
 * An amount with the sign of its currency: `₹1,000,000`, `-₹500`.
 *
 * @param amount shown in whole units
 * @returns `∞`, without a sign, for anything that is not finite
 * @see SPECIFICATION section 9, DESIGN section 9 'Grouping'
 */
export function formatMoney(amount: number, format: MoneyFormat): string {
  if (!Number.isFinite(amount)) return INFINITY_SIGN;
  // Half a unit below nothing is nothing, without a sign.
  return moneyFormatter(format).format(Math.round(amount) < 0 ? amount : Math.abs(amount));
}

/**
 * A number with commas and no sign, as a number box shows it.
 *
 * @param fractionDigits the most decimals shown
 * @throws RangeError for a locale that is not a well-formed tag
 */
export function formatGrouped(value: number, format: MoneyFormat, fractionDigits: number): string {
  if (!Number.isFinite(value)) return INFINITY_SIGN;
  const text = formatter(format, { maximumFractionDigits: fractionDigits }).format(value);
  return text === '-0' ? '0' : text;
}

const moneyFormatter = (format: MoneyFormat) =>
  formatter(format, {
    style: 'currency',
    currency: format.currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });

function formatter({ grouping, locale }: MoneyFormat, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${grouping} ${locale} ${options.currency} ${options.maximumFractionDigits}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const { numberingSystem } = new Intl.NumberFormat(locale).resolvedOptions();
  const made = new Intl.NumberFormat(GROUPING_LOCALE[grouping], { numberingSystem, ...options });
  formatters.set(key, made);
  return made;
}
