import { plain, powerOfWord } from './number-words.ts';

/** No amount is longer; what is pasted may be a whole document. */
const LONGEST = 64;

// Each part begins with a character that the part before cannot end with, or is at most one character long:
// no backtracking, hence linear.
const AMOUNT = new RegExp(
  [
    '^(?<minus>-?) ?',
    '(?:₹|rs\\.?|inr|रु\\.?)? ?',
    '(?<whole>\\d+(?:,\\d*| \\d{2,3}(?!\\d))*)?',
    '(?:\\.(?<fraction>\\d*))?',
    ' ?(?<word>[a-z%\\u0900-\\u097f]*)\\.?',
    '(?: ?(?:\\/[-=]|rs\\.?|inr|rupees?|रुपये|only))?$',
  ].join(''),
  'u',
);

/**
 * Reads what a person types or pastes as a number: `5,00,000`, `5 lakh`, `1.2 cr`, `25k`, `₹ 5,00,000/-`,
 * `12%`, full-width and Devanagari digits, Hindi words.
 *
 * @returns the number, exact to its last decimal (`1.15 lakh` is 115000); null where the text is none (empty,
 *   `abc`, `1e9`, longer than 64 characters). It never throws and never returns NaN.
 */
export function parseAmount(text: string): number | null {
  if (text.length > LONGEST) return null;
  const parts = AMOUNT.exec(plain(text))?.groups;
  if (parts === undefined) return null;
  const whole = (parts.whole ?? '').replace(/[, ]/g, '');
  const fraction = parts.fraction ?? '';
  const power = powerOfWord(parts.word ?? '');
  if (whole + fraction === '' || power === undefined) return null;
  // Shifting the point in the text: 1.15 × 100000 would be 114999.99999999999.
  const size = Number(`${whole}.${fraction}e${power}`);
  return parts.minus === '-' && size > 0 ? -size : size;
}
