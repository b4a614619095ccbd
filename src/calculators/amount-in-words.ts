import { formatGrouped, inUnits, type MoneyFormat } from './format-money.ts';

/** The words for the powers of ten, as a locale has them. */
export interface AmountNames {
  readonly thousand: string;
  readonly lakh: string;
  readonly crore: string;
  /** What stands between the number and its word. */
  readonly space: string;
}

const FRACTION_DIGITS = 2;

/**
 * An amount as people say it: `5 lakh`, `1.2 crore`, `1.1 lakh crore`; with short names `5L`, `1.2Cr`.
 *
 * @param amount rupees, rounded to two decimals of the word that is used; below a thousand whole rupees
 * @returns an empty string for what is not finite
 */
export function amountInWords(amount: number, names: AmountNames, format: MoneyFormat): string {
  if (!Number.isFinite(amount)) return '';
  const sizes = [
    { size: 1, word: '', fractionDigits: 0 },
    { size: 1e3, word: names.thousand, fractionDigits: FRACTION_DIGITS },
    { size: 1e5, word: names.lakh, fractionDigits: FRACTION_DIGITS },
    { size: 1e7, word: names.crore, fractionDigits: FRACTION_DIGITS },
    { size: 1e12, word: `${names.lakh} ${names.crore}`, fractionDigits: FRACTION_DIGITS },
  ];
  const positive = Math.abs(amount);
  let text = '0';
  for (const [index, { size, word, fractionDigits }] of sizes.entries()) {
    const count = positive / size;
    const next = sizes[index + 1];
    // After rounding: 99,99,999 is 1 crore, not 100 lakh.
    const units = Number(inUnits(count, fractionDigits));
    if (next !== undefined && units * size >= next.size * 10 ** fractionDigits) continue;
    text = formatGrouped(count, format, fractionDigits) + (word === '' ? '' : names.space + word);
    break;
  }
  return amount < 0 && inUnits(positive, 0) > 0n ? `-${text}` : text;
}
