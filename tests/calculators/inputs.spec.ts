import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountSizes } from '../../src/calculators/amount-sizes.ts';
import { readNumber } from '../../src/calculators/clean-number.ts';
import { formatGrouped } from '../../src/calculators/format-money.ts';
import { inUnit } from '../../src/calculators/in-unit.ts';
import { isEmpty } from '../../src/calculators/is-empty.ts';
import { moneyFormat } from '../../src/calculators/money-format.ts';
import { parseAmount } from '../../src/calculators/parse-amount.ts';
import { holds } from '../support/holds.ts';

describe('parseAmount', () => {
  it.each([
    ['500000', 500_000],
    ['007', 7],
    ['12.75', 12.75],
    ['12.', 12],
    ['.5', 0.5],
    ['-5', -5],
    ['−5', -5],
    ['-0', 0],
    ['5,00,000', 500_000],
    ['500,000', 500_000],
    ['5,00,', 500],
    ['5 00 000', 500_000],
    ['5\u00a000\u202f000', 500_000],
    ['1.234.567', 1_234_567],
    ['€ 12.345.678,50', 12_345_678.5],
    ["1'234'567", 1_234_567],
    ['1’234', 1234],
    ['1\u202f234\u202f567,5', 1_234_567.5],
    ['1 234 lakh', 123_400_000],
    [' 5 lakh ', 500_000],
    ['5LAKH', 500_000],
    ['5 lakhs.', 500_000],
    ['5l', 500_000],
    ['2.5 lac', 250_000],
    ['1.15 lakh', 115_000],
    ['1.2 cr', 12_000_000],
    ['1.2cr.', 12_000_000],
    ['1,5 cr', 15_000_000],
    ['१,२५ लाख', 125_000],
    ['1,000 lakh', 100_000_000],
    ['10,00,000', 1_000_000],
    ['50 Crores', 500_000_000],
    ['1 million', 1_000_000],
    ['1.5M', 1_500_000],
    ['25k', 25_000],
    ['5 thousand', 5000],
    ['₹ 5,00,000/-', 500_000],
    ['₹5,00,000 /-', 500_000],
    ['-₹500', -500],
    ['€ 500', 500],
    ['Rs. 500', 500],
    ['rs500', 500],
    ['INR 500', 500],
    ['500 rupees', 500],
    ['5 lakh rupees', 500_000],
    ['7.1% p.a.', 7.1],
    ['12 % pa', 12],
    ['12 per cent per annum', 12],
    ['१२ प्रतिशत प्रति वर्ष', 12],
    ['١٢٪', 12],
    ['5 lakh only', 500_000],
    ['Rs. 5,00,000 only', 500_000],
    ['₹ 5,00,000/- only', 500_000],
    ['12%', 12],
    ['12 %', 12],
    ['12 percent', 12],
    ['12 per cent', 12],
    ['१२ प्रतिशत', 12],
    ['½ crore', 5_000_000],
    ['2½ lakh', 250_000],
    ['1 ½ crore', 15_000_000],
    ['1 crore 20 lakh', 12_000_000],
    ['1 crore and 20 lakh', 12_000_000],
    ['₹ 1 cr 20 lakh 50 thousand only', 12_050_000],
    ['१ करोड़ २० लाख रुपये', 12_000_000],
    ['10 years', 10],
    ['５００，０００', 500_000],
    ['１２．５', 12.5],
    ['५,००,०००', 500_000],
    ['५ लाख', 500_000],
    ['१.२ करोड़', 12_000_000],
    ['१.२ करोड', 12_000_000],
    ['५ हज़ार', 5000],
    ['रु 500', 500],
    ['500 रु.', 500],
    ['५ लाख रु', 500_000],
    ['५ लाख रुपए', 500_000],
    ['\u200b5\u200e00', 500],
    ['9'.repeat(64), 1e64],
  ])('reads %j as %d', (text, value) => {
    expect(parseAmount(text)).toBe(value);
  });

  it.each([
    '',
    ' ',
    'abc',
    '-',
    '.',
    ',',
    ',5',
    '₹',
    'lakh',
    '1e9',
    '1.2.3',
    '1.200,50',
    '1.234.56',
    '1.234.567.8',
    "1'23",
    '5-3',
    '--5',
    '0x10',
    'NaN',
    'Infinity',
    '5 lakh 3',
    '20 lakh 1 crore',
    '1 lakh 100 thousand',
    '1 lakh -5 thousand',
    '5 apples',
    '60,000 p.a.',
    '<script>',
    '9'.repeat(65),
  ])('reads %j as no number', (text) => {
    expect(parseAmount(text)).toBeNull();
  });

  it.each(['as', 'ar-EG', 'bn', 'ckb', 'dz', 'fa', 'ks', 'my', 'sat', 'ff-Adlm'])(
    'reads what a box shows in %s',
    (locale) => {
      const format = moneyFormat({ grouping: 'indian', currency: 'INR', locale });
      expect(parseAmount(formatGrouped(1_234_567_890.5, format, 1))).toBe(1_234_567_890.5);
    },
  );

  it.each([
    ['5 லட்சம்', 500_000],
    ['1 கோடி 20 லட்சம்', 12_000_000],
    ['5 MIL', 5000],
    ['5 lakh', 500_000],
    ['1 million', 1_000_000],
    ['50 கோ', 500_000_000],
    ['1 கோடி 7ல', 10_700_000],
    ['5 apples', null],
  ])('reads %j with the names of the page', (text, value) => {
    const names = { thousand: 'Mil', lakh: 'லட்சம்', crore: 'கோடி', space: ' ' };
    const short = { thousand: 'ஆ', lakh: 'ல', crore: 'கோ', space: '' };
    expect(parseAmount(text, { ...names, short })).toBe(value);
  });

  it.each([
    ['2M', 'USD', 'en-US', 2_000_000],
    ['1.2 b', 'USD', 'en-US', 1_200_000_000],
    ['3 Mio.', 'EUR', 'de', 3_000_000],
    ['1,5 mio', 'EUR', 'de', 1_500_000],
    ['120万', 'JPY', 'ja', 1_200_000],
    ['2 млн', 'RUB', 'ru', 2_000_000],
    ['5B', 'TRY', 'tr', 5000],
    ['3 Mio.', 'INR', 'en', null],
  ])('reads %j as a page in %s and %s says it', (text, currency, locale, value) => {
    const sizes = amountSizes({ currency, locale, grouping: 'western' });
    expect(parseAmount(text, { thousand: 'thousand', lakh: 'lakh', crore: 'crore', ...sizes })).toBe(value);
  });

  it.each([
    ['1.500', 1500],
    ['1.234.567', 1_234_567],
    ['1.234.567,50', 1_234_567.5],
    ['27,90', 27.9],
    ['7.5', 7.5],
    ['0.125', 0.125],
    ['1,234 Mio.', 1_234_000],
    ['10,000,000', 10_000_000],
  ])('reads %j where a comma stands before decimals', (text, value) => {
    const sizes = amountSizes({ currency: 'EUR', locale: 'de', grouping: 'western' });
    const names = { thousand: 'Tausend', lakh: 'Lakh', crore: 'Crore', hasComma: true, ...sizes };
    expect(parseAmount(text, names)).toBe(value);
  });

  it.each(['de', 'de-AT', 'fr', 'es', 'pt-BR', 'tr', 'ru', 'pl'])(
    'reads what a box shows in %s',
    (locale) => {
      const format = moneyFormat({ grouping: 'western', currency: 'EUR', locale });
      const names = { thousand: 't', lakh: 'l', crore: 'c', space: ' ', hasComma: format.point === ',' };
      for (const value of [1500, 12_000, 1_234_567, 999.5])
        expect(parseAmount(formatGrouped(value, format, 1), names)).toBe(value);
    },
  );

  it('gives a finite number or null for any text, and reads back what it is', () => {
    holds(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const value = parseAmount(text);
        expect(value === null || Number.isFinite(value)).toBe(true);
      }),
    );
    holds(
      fc.property(fc.integer({ min: 0, max: 500_000_000 }), (amount) => {
        expect(parseAmount(amount.toLocaleString('en-IN'))).toBe(amount);
        expect(parseAmount(amount.toLocaleString('en-US'))).toBe(amount);
        expect(parseAmount(amount.toLocaleString('hi-IN-u-nu-deva'))).toBe(amount);
      }),
    );
  });
});

describe('readNumber', () => {
  const goal = { max: 500_000_000 };
  const rate = { max: 30 };
  it.each([
    { text: '500000', bounds: goal, value: 500_000 },
    { text: '0', bounds: goal, value: 0 },
    { text: '500000000', bounds: goal, value: 500_000_000 },
    { text: '500000001', bounds: goal, value: null },
    { text: '000123', bounds: goal, value: 123 },
    { text: '123.99', bounds: goal, value: 123 },
    { text: '', bounds: goal, value: null },
    { text: 'abc', bounds: goal, value: null },
    { text: '-5', bounds: goal, value: null },
    { text: '-0.5', bounds: goal, value: null },
    { text: '1.2 c', bounds: goal, value: null },
    { text: '1e9', bounds: goal, value: null },
    { text: '₹ 5,00,000/-', bounds: goal, value: 500_000 },
    { text: '5 lakh', bounds: goal, value: 500_000 },
    { text: '0.0000001', bounds: goal, value: 0 },
    { text: '12.75', bounds: rate, value: 12 },
    { text: '30', bounds: rate, value: 30 },
    { text: '7,5', bounds: { ...rate, decimals: 2 }, value: 7.5 },
    { text: '1,5 %', bounds: { ...rate, decimals: 2 }, value: 1.5 },
    { text: '1,00,000', bounds: rate, value: null },
    { text: '1,5', bounds: goal, value: 15 },
    { text: '30.5', bounds: rate, value: null },
    { text: '31', bounds: rate, value: null },
    { text: '12.759', bounds: { ...rate, decimals: 2 }, value: 12.75 },
    { text: '4.35', bounds: { ...rate, decimals: 2 }, value: 4.35 },
    { text: '0.00000012', bounds: { ...rate, decimals: 4 }, value: 0 },
    { text: '9'.repeat(30), bounds: { max: 1e40 }, value: 1e30 },
  ])('$text within $bounds becomes $value', ({ text, bounds, value }) => {
    expect(readNumber(text, bounds)).toBe(value);
  });
});

describe('isEmpty', () => {
  it.each([[undefined], [null], [''], ['  \n'], [{}], [[]], [Object.create(null)]])(
    '%o is empty',
    (value) => {
      expect(isEmpty(value)).toBe(true);
    },
  );

  it.each([[0], [false], [Number.NaN], ['0'], [{ a: undefined }], [[0]], [new Date(0)], [new Map()]])(
    '%o is not empty',
    (value) => {
      expect(isEmpty(value)).toBe(false);
    },
  );
});

describe('inUnit', () => {
  const [lakh, crore, max] = [1e5, 1e7, 5e8];
  it.each([
    ['25', lakh, 25],
    ['25 lakh', crore, 25],
    ['2.5 लाख', lakh, 2.5],
    ['10,000,000', lakh, 100],
    ['10,000,000', crore, 1],
    ['5,000', lakh, 5000],
    ['60', crore, 60 / 1e7],
    ['1 crore 20 lakh', lakh, 120],
    ['', lakh, null],
    ['lakh', lakh, null],
  ])('%j in units of %d is %s', (text, size, count) => expect(inUnit(text, size, max)).toBe(count));
});
