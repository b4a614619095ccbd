import type { AmountNames } from './amount-in-words.ts';
import { parseAmount } from './parse-amount.ts';

/**
 * How many units a typed text means once its word is that unit: 25 and 25 lakh become 25 of any unit. An amount that
 * would then be beyond `max` was meant in full and is only said in the unit: 10,000,000 is 100 lakh.
 *
 * @param size rupees in one unit: 100,000 for a lakh
 * @param max rupees
 * @returns null for a text that is no number
 */
export function inUnit(text: string, size: number, max: number, names?: AmountNames): number | null {
  const number = parseAmount(text.replace(/(?<![\p{L}\p{M}.\s])[\p{L}\p{M}.\s]+$/u, ''), names);
  if (number !== null && number * size <= max) return number;
  const amount = parseAmount(text, names);
  return amount === null ? null : amount / size;
}
