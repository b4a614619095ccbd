import type { MoneyFormat } from './format-money.ts';

export interface Money {
  readonly grouping: MoneyFormat['grouping'];
  /** ISO 4217. */
  readonly currency: string;
  /** Whose digits are used: `hi` has 0-9, `hi-u-nu-deva` has Devanagari digits. */
  readonly locale: string;
}

/**
 * How a site writes its amounts in one language. The grouping is the site's choice, not the locale's, so that a page
 * reads the same in every language.
 *
 * @throws RangeError for a locale or a currency that is not well formed
 */
export function moneyFormat({ grouping, currency, locale }: Money): MoneyFormat {
  const { numberingSystem } = new Intl.NumberFormat(locale).resolvedOptions();
  const written = (number: number, options: Intl.NumberFormatOptions = {}) =>
    new Intl.NumberFormat('en', { numberingSystem, ...options }).formatToParts(number);
  const textOf = (some: readonly Intl.NumberFormatPart[]) => some.map(({ value }) => value).join('');
  const isInteger = ({ type }: Intl.NumberFormatPart) => type === 'integer';
  const before = (some: readonly Intl.NumberFormatPart[]) => textOf(some.slice(0, some.findIndex(isInteger)));
  const parts = written(-1000.5);
  const partOf = (name: 'group' | 'decimal') => parts.find(({ type }) => type === name)?.value ?? '';
  const amount = written(0, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  return {
    grouping,
    before: before(amount),
    after: textOf(amount.slice(amount.findLastIndex(isInteger) + 1)),
    digits: textOf(written(123_456_789, { useGrouping: false, minimumIntegerDigits: 10 })),
    minus: before(parts),
    comma: partOf('group'),
    point: partOf('decimal'),
    locale,
  };
}
