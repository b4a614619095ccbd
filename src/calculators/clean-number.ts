import type { AmountNames } from './amount-in-words.ts';
import { parseAmount } from './parse-amount.ts';

/** What a number box accepts: from 0 on, since the stated minimum of a field is a hint only. */
export interface NumberBounds {
  readonly max: number;
  /** How many decimals are kept; none where left out. */
  readonly decimals?: number;
  /** What the page's language calls large amounts. */
  readonly names?: AmountNames | undefined;
}

/**
 * The number of a text that is typed in a box: leading zeros and the decimals beyond `decimals` go (cut, not rounded: 12.75
 * becomes 12).
 *
 * @returns null where the text is no number within the bounds: the results wait, and a box that is left resets to 0
 * @see SPECIFICATION section 5 'Calculator inputs', DESIGN section 9 'Slider range and number box'
 */
export function readNumber(text: string, { max, decimals = 0, names }: NumberBounds): number | null {
  // Where nothing has groups of thousands a comma is a point: 7,5 is not 75.
  const value = parseAmount(max < 1000 ? text.replace(',', '.') : text, names);
  if (value === null || value < 0 || value > max) return null;
  return cutDecimals(value, decimals);
}

function cutDecimals(value: number, decimals: number): number {
  const text = String(value);
  // With an exponent a number is too large to have decimals or too small for any to be kept.
  if (text.includes('e')) return value < 1 ? 0 : value;
  const [whole = '0', fraction = ''] = text.split('.');
  return Number(`${whole}.${fraction.slice(0, decimals)}`);
}
