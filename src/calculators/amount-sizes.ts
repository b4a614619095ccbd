import type { AmountNames } from './amount-in-words.ts';
import type { Money } from './money-format.ts';

/** Whose people count in lakh and crore. */
const IN_LAKH = /^(INR|BDT|BTN|LKR|NPR|PKR)$/;

/** Beyond the largest of these nobody plans. */
const POWERS = Array.from({ length: 12 }, (_, i) => i + 3);

/** What a language calls large amounts of other currencies, in short: `1.2M`, `1.2 Mio.`, `120万`; none of those in lakh and crore. */
export function amountSizes({ currency, grouping, locale }: Money): Pick<AmountNames, 'sizes' | 'space'> {
  if (grouping === 'indian' || IN_LAKH.test(currency)) return { space: ' ' };
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', numberingSystem: 'latn' });
  const sizes = new Map<string, number>();
  let space = '';
  for (const power of POWERS) {
    const parts = compact.formatToParts(10 ** power);
    const word = parts.find(({ type }) => type === 'compact')?.value;
    if (word === undefined || sizes.has(word)) continue;
    // 10,000 is 10K, and 1万.
    const count = parts.flatMap(({ type, value }) => (type === 'integer' ? [value] : [])).join('');
    sizes.set(word, 10 ** power / Number(count));
    space = parts.find(({ type }) => type === 'literal')?.value ?? '';
  }
  return { sizes: [...sizes].map(([word, size]) => ({ word, size })), space };
}
