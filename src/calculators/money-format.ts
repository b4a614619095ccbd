import type { MoneyFormat } from './format-money.ts';

export interface Money {
  readonly grouping: MoneyFormat['grouping'];
  /** ISO 4217. */
  readonly currency: string;
  /** Whose digits are used: `hi` has 0-9, `hi-u-nu-deva` has Devanagari digits. */
  readonly locale: string;
}

/** An amount that has all of what is written about one. */
const SAMPLE = 1_234_567.5;

/**
 * How a site writes its amounts in one language, with its signs and in its order. How many digits a group has is the site's choice.
 *
 * @throws RangeError for a locale or a currency that is not well formed
 */
export function moneyFormat({ grouping, currency, locale }: Money): MoneyFormat {
  const { numberingSystem } = new Intl.NumberFormat(locale).resolvedOptions();
  // Beside digits of other scripts some languages have signs that no keyboard has.
  const language = numberingSystem === 'latn' ? locale : 'en';
  const written = (number: number, options: Intl.NumberFormatOptions = {}) =>
    new Intl.NumberFormat(language, { numberingSystem, ...options }).formatToParts(number);
  const textOf = (some: readonly Intl.NumberFormatPart[]) => some.map(({ value }) => value).join('');
  const isInteger = ({ type }: Intl.NumberFormatPart) => type === 'integer';
  const amount = written(SAMPLE, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const partOf = (name: 'group' | 'decimal') => amount.find(({ type }) => type === name)?.value ?? '';
  const [first, last] = [
    amount.findIndex(isInteger),
    amount.findLastIndex(({ type }) => type === 'fraction'),
  ];
  const number = written(-1);
  return {
    grouping,
    before: textOf(amount.slice(0, first)),
    after: textOf(amount.slice(last + 1)),
    digits: textOf(written(123_456_789, { useGrouping: false, minimumIntegerDigits: 10 })),
    minus: textOf(number.slice(0, number.findIndex(isInteger))),
    comma: partOf('group'),
    point: partOf('decimal'),
    locale,
  };
}
