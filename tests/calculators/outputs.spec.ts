import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountInWords } from '../../src/calculators/amount-in-words.ts';
import { amountSizes } from '../../src/calculators/amount-sizes.ts';
import { currencySign, formatGrouped, formatMoney } from '../../src/calculators/format-money.ts';
import { moneyFormat } from '../../src/calculators/money-format.ts';
import { holds } from '../support/holds.ts';

const rupees = { currency: 'INR', locale: 'en' };
const western = moneyFormat({ ...rupees, grouping: 'western' });
const indian = moneyFormat({ ...rupees, grouping: 'indian' });
const inLocale = (locale: string) => moneyFormat({ ...rupees, grouping: 'western', locale });
const inCurrency = (currency: string) => moneyFormat({ ...rupees, grouping: 'western', currency });

describe('formatMoney', () => {
  it.each([
    [0, '₹0', '₹0'],
    [-0, '₹0', '₹0'],
    [999, '₹999', '₹999'],
    [1000, '₹1,000', '₹1,000'],
    [1_000_000, '₹1,000,000', '₹10,00,000'],
    [52_510_331, '₹52,510,331', '₹5,25,10,331'],
    [97_229_652_124_550, '₹97,229,652,124,550', '₹9,72,29,65,21,24,550'],
    [1234.5, '₹1,235', '₹1,235'],
    [-1_000_000, '-₹1,000,000', '-₹10,00,000'],
    [-0.2, '₹0', '₹0'],
    [-0.5, '-₹1', '-₹1'],
    [1e21, `₹1${',000'.repeat(7)}`, `₹1${',00'.repeat(9)},000`],
    [Number.POSITIVE_INFINITY, '∞', '∞'],
    [Number.NaN, '∞', '∞'],
  ])('%d is %s western and %s indian', (amount, inMillions, inLakhs) => {
    expect(formatMoney(amount, western)).toBe(inMillions);
    expect(formatMoney(amount, indian)).toBe(inLakhs);
  });

  it('takes the digits of the locale and keeps the grouping of the site', () => {
    expect(formatMoney(1_000_000, inLocale('hi'))).toBe('₹1,000,000');
    const devanagari = moneyFormat({ ...rupees, grouping: 'indian', locale: 'hi-u-nu-deva' });
    expect(formatMoney(1_000_000, devanagari)).toBe('₹१०,००,०००');
    expect(formatMoney(-1000, inLocale('ar-u-nu-arab'))).toBe('\u061c-١٬٠٠٠\u00a0₹');
  });

  it('takes the sign of the currency, set apart where it is letters', () => {
    expect(formatMoney(1_000_000, inCurrency('EUR'))).toBe('€1,000,000');
    expect(formatMoney(-5, inCurrency('CHF'))).toBe('-CHF\u00a05');
    expect(['INR', 'CHF'].map((currency) => currencySign(inCurrency(currency)))).toEqual(['₹', 'CHF']);
  });
});

describe('formatGrouped', () => {
  it('has no sign, and decimals only where asked', () => {
    expect(formatGrouped(500_000, indian, 0)).toBe('5,00,000');
    expect(formatGrouped(12.75, western, 0)).toBe('13');
    expect(formatGrouped(12.75, western, 2)).toBe('12.75');
    expect(formatGrouped(1.005, western, 2)).toBe('1.01');
    expect(formatGrouped(1e-7, western, 2)).toBe('0');
    expect(formatGrouped(-0.2, western, 0)).toBe('0');
    expect(formatGrouped(Number.NaN, western, 0)).toBe('∞');
  });

  it('writes as Intl does, of which a page has no need', () => {
    const locales = { western: 'en-US', indian: 'en-IN' } as const;
    const grouping = fc.constantFrom('western', 'indian');
    const locale = fc.constantFrom('en', 'hi-u-nu-deva', 'ar-u-nu-arab', 'ff-Adlm-u-nu-adlm');
    const value = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.double({ noNaN: true, min: -1e9, max: 1e9 }),
    );
    holds(
      fc.property(value, grouping, locale, fc.nat(3), (number, grouping, locale, maximumFractionDigits) => {
        const { numberingSystem } = new Intl.NumberFormat(locale).resolvedOptions();
        const options = { numberingSystem, maximumFractionDigits, signDisplay: 'negative' } as const;
        const expected = new Intl.NumberFormat(locales[grouping], options).format(number);
        const format = moneyFormat({ ...rupees, grouping, locale });
        expect(formatGrouped(number, format, maximumFractionDigits)).toBe(expected);
      }),
    );
  });
});

describe('moneyFormat', () => {
  it.each([
    ['de', '2.964\u00a0€', '12,68'],
    ['de-AT', '€\u00a02.964', '12,68'],
    ['tr', '€2.964', '12,68'],
    ['es', '2.964\u00a0€', '12,68'],
    ['en', '€2,964', '12.68'],
  ])('writes amounts and figures as %s does', (locale, amount, rate) => {
    const format = moneyFormat({ grouping: 'western', currency: 'EUR', locale });
    expect([formatMoney(2964, format), formatGrouped(12.68, format, 2)]).toEqual([amount, rate]);
  });
  it('refuses a malformed locale', () => {
    expect(() => inLocale('not a locale')).toThrow(RangeError);
  });
});

describe('amountInWords', () => {
  const names = { thousand: 'thousand', lakh: 'lakh', crore: 'crore', space: ' ' };
  const shortNames = { thousand: 'K', lakh: 'L', crore: 'Cr', space: '' };

  it.each([
    [0, '0', '0'],
    [0.4, '0', '0'],
    [500, '500', '500'],
    [999.6, '1 thousand', '1K'],
    [5000, '5 thousand', '5K'],
    [99_999, '1 lakh', '1L'],
    [500_000, '5 lakh', '5L'],
    [100_500, '1.01 lakh', '1.01L'],
    [1_234_567, '12.35 lakh', '12.35L'],
    [9_960_000, '99.6 lakh', '99.6L'],
    [9_999_999, '1 crore', '1Cr'],
    [12_000_000, '1.2 crore', '1.2Cr'],
    [500_000_000, '50 crore', '50Cr'],
    [97_229_652_124_550, '97.23 lakh crore', '97.23L Cr'],
    [-500_000, '-5 lakh', '-5L'],
    [-0.4, '0', '0'],
    [0.6, '1', '1'],
    [Number.POSITIVE_INFINITY, '', ''],
    [Number.NaN, '', ''],
  ])('%d is %s, in short %s', (amount, long, short) => {
    expect(amountInWords(amount, names, western)).toBe(long);
    expect(amountInWords(amount, shortNames, western)).toBe(short);
  });

  it.each([
    ['en', ['999', '1.5K', '1.2M', '1.23B']],
    ['de', ['999', '1,500', '1.2\u00a0Mio.', '1.23\u00a0Mrd.']],
    ['ja', ['999', '1,500', '120万', '12.35億']],
    ['ar', ['999', '1.5\u00a0ألف', '1.2\u00a0مليون', '1.23\u00a0مليار']],
  ])('of a currency that is not counted in lakh says the powers of %s in short', (locale, said) => {
    const money = { currency: 'EUR', grouping: 'western', locale } as const;
    const amounts = [999, 1500, 1_200_000, 1_234_567_890];
    expect(
      amounts.map((amount) => amountInWords(amount, { ...names, ...amountSizes(money) }, western)),
    ).toEqual(said);
  });

  it.each([
    ['INR', 'western'],
    ['EUR', 'indian'],
  ] as const)('counts %s of %s grouping in lakh', (currency, grouping) => {
    expect(amountSizes({ currency, grouping, locale: 'en' })).toEqual({ space: ' ' });
  });

  it('takes the words and digits of a language', () => {
    const hindi = { thousand: 'हज़ार', lakh: 'लाख', crore: 'करोड़', space: ' ' };
    expect(amountInWords(12_000_000, hindi, inLocale('hi'))).toBe('1.2 करोड़');
    expect(amountInWords(250_000, hindi, inLocale('hi-u-nu-deva'))).toBe('२.५ लाख');
  });
});
