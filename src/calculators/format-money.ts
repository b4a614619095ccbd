import { grouped } from '../model/digits.ts';

/** How amounts are written, worked out once when the site is built: the first `Intl` of a page alone holds a phone up. */
export interface MoneyFormat {
  /** Where the commas stand: `western` is 1,000,000; `indian` is 10,00,000. As `money.grouping` in site.json. */
  readonly grouping: 'western' | 'indian';
  /** What stands between the minus and the digits of an amount: `₹`, `CHF` and a space. */
  readonly before: string;
  /** What stands behind them, where the digits are Arabic. */
  readonly after: string;
  /** The ten digits, from nought on. */
  readonly digits: string;
  readonly minus: string;
  readonly comma: string;
  readonly point: string;
  /** The language of what else is said about numbers. */
  readonly locale: string;
}

const INFINITY_SIGN = '∞';

/** The sign of the currency: `₹`, `€`. */
export const currencySign = (format: MoneyFormat): string => (format.before + format.after).trim();

/**
 * An amount with the sign of its currency: `₹1,000,000`, `-₹500`.
 *
 * @param amount shown in whole units; half a unit is one, and what is nothing then has no minus
 * @returns `∞`, without a sign, for anything that is not finite
 * @see SPECIFICATION section 9, DESIGN section 9 'Grouping'
 */
export const formatMoney = (amount: number, format: MoneyFormat): string =>
  written(amount, format, 0, format);

/**
 * A number with commas and no sign, as a number box shows it.
 *
 * @param fractionDigits the most decimals shown
 */
export const formatGrouped = (value: number, format: MoneyFormat, fractionDigits: number): string =>
  written(value, format, fractionDigits);

function written(
  value: number,
  format: MoneyFormat,
  decimals: number,
  { before, after } = { before: '', after: '' },
): string {
  if (!Number.isFinite(value)) return INFINITY_SIGN;
  const units = inUnits(Math.abs(value), decimals);
  const text = String(units).padStart(decimals + 1, '0');
  const end = text.length - decimals;
  const fraction = text.slice(end).replace(/(?<!0)0+$/, '');
  const digits = [...format.digits];
  const own = (some: string) => some.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
  return [
    value < 0 && units > 0 ? format.minus : '',
    before,
    own(grouped(text.slice(0, end), format.grouping, format.comma)),
    fraction === '' ? '' : format.point + own(fraction),
    after,
  ].join('');
}

/** How many units of the last decimal a number has, rounded by its shortest text, as people read it: 1.005 is 1.01. */
export function inUnits(positive: number, decimals: number): bigint {
  const [mantissa = '', power = '0'] = String(positive).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const end = whole.length + Number(power) + decimals;
  if (end < 0) return 0n;
  const digits = (whole + fraction).padEnd(end + 1, '0');
  return BigInt(digits.slice(0, end)) + (digits.charAt(end) < '5' ? 0n : 1n);
}
