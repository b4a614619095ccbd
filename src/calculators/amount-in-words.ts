import { formatGrouped, inUnits, type MoneyFormat } from './format-money.ts';

/** The words for the powers of ten, as a locale has them. */
export interface AmountNames {
  readonly thousand: string;
  readonly lakh: string;
  readonly crore: string;
  /** What stands between the number and its word. */
  readonly space: string;
  /** The words where there is little room: what is read there is typed as well. */
  readonly short?: AmountNames;
  /** True where a comma stands before decimals: there points stand between thousands. */
  readonly hasComma?: boolean;
  /** Of a currency whose amounts are not said in these: each power that has a word. */
  readonly sizes?: readonly { readonly size: number; readonly word: string }[];
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
  const named = names.sizes ?? [
    { size: 1e3, word: names.thousand },
    { size: 1e5, word: names.lakh },
    { size: 1e7, word: names.crore },
    { size: 1e12, word: `${names.lakh} ${names.crore}` },
  ];
  const sizes = [{ size: 1, word: '' }, ...named];
  const positive = Math.abs(amount);
  let text = '0';
  for (const [index, { size, word }] of sizes.entries()) {
    const fractionDigits = word === '' ? 0 : FRACTION_DIGITS;
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
