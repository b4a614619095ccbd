import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readLink, writeLink } from '../../src/blocks/sip-calculator/address.ts';
import { amountTicks, areaPath, linePath, yearTicks } from '../../src/blocks/sip-calculator/chart-shapes.ts';
import { csvOf } from '../../src/blocks/sip-calculator/csv.ts';
import { type Calculator, fieldsOf, startOf } from '../../src/blocks/sip-calculator/fields.ts';
import { formulaId } from '../../src/blocks/sip-calculator/formula.tsx';
import { goalAt } from '../../src/blocks/sip-calculator/outcome.ts';
import { valueAfterTax } from '../../src/calculators/after-tax.ts';
import { effectiveAnnualRate } from '../../src/calculators/effective-rate.ts';
import { yearlySchedule } from '../../src/calculators/schedule.ts';
import { futureValueOfLumpSum, futureValueOfSip, presentValue } from '../../src/calculators/sip.ts';
import { delayCost, delayedSipCost, planValue, requiredSip } from '../../src/calculators/what-if.ts';
import { withdrawalMonths, withdrawalSchedule } from '../../src/calculators/withdrawal.ts';
import { objectAt } from '../../src/content/json/json.ts';
import { unitForms } from '../../src/content/resolve/unit-forms.ts';
import { fill } from '../../src/model/fill.ts';
import { pluralText } from '../../src/ui/plural-text.ts';
import { site } from '../content/support/site.ts';
import { exampleOf, htmlOf } from './support/html-of.ts';

/** The schema's examples: the plain calculator, and one with everything that goes beyond it. */
const schema: { readonly examples: readonly [Calculator, Calculator] } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../schemas/blocks/sip-calculator.schema.json'), 'utf8'),
);
const [plain, rich] = schema.examples;

it('of nothing, no part is invested', async () => {
  const example = exampleOf('sip-calculator');
  const invest = objectAt(example, 'invest');
  const monthly = { ...objectAt(invest, 'monthly'), default: 0 };
  const html = await htmlOf({ ...example, defaultMode: 'invest', invest: { ...invest, monthly } });
  expect(html.match(/\b[\d.]+%(?=<\/small>)/g)).toEqual(['0%', '0%']);
  expect(html).toContain('<circle cx="21" cy="21" r="17.5" stroke="var(--line)"');
});

it('amounts are written as on the rest of the page, and their words where these say more', async () => {
  const locales = [{ code: 'de', name: 'Deutsch', format: 'de-DE', dir: 'ltr' }];
  const money = { currency: 'EUR', grouping: 'western' };
  const html = await htmlOf(exampleOf('sip-calculator'), { 'site.json': site({ locales, money }) });
  expect(html).toContain('600.000\u00a0€');
  expect(html).toContain('<small>1,16\u00a0Mio.\u00a0€</small>');
  expect(html).not.toContain('<small>600.000');
  expect(html).toContain('value="1.000.000"');
  expect(html).toMatch(/<span class="[^"]*words[^"]*">1\u00a0Mio.<\/span>/);
  const example = { ...exampleOf('sip-calculator'), defaultMode: 'invest' };
  expect(await htmlOf(example, { 'site.json': site({ locales, money }) })).toMatch(
    /value="5.000"[\s\S]{1,300}<span class="[^"]*words[^"]*"><\/span>/,
  );
});

describe('a calculation in an address', () => {
  it('is the section’s id, the mode and its inputs; what else stands there stays', () => {
    const query = new URLSearchParams('utm=x&goal=7');
    writeLink(query, 'sip', plain, { ...startOf(plain), mode: 'invest' });
    expect(query.toString()).toBe('utm=x&sip=invest&monthly=5000&lumpSum=0&years=10&rate=12');
  });

  it('has the extras that the block asks for', () => {
    const query = new URLSearchParams();
    writeLink(query, 'sip', rich, startOf(rich));
    expect(query.toString()).toBe(
      'sip=goal&goal=1000000&years=10&rate=12&stepUp=10&inflation=6&payable=3000',
    );
  });

  it('has the third mode where the block has it', () => {
    const query = new URLSearchParams('sip=withdraw&corpus=2+lakh');
    expect(readLink(query, 'sip', plain)).toBeNull();
    expect(readLink(query, 'sip', rich)?.numbers.map(({ value }) => value)).toEqual([200_000]);
    writeLink(query, 'sip', rich, { ...startOf(rich), mode: 'withdraw' });
    expect(query.toString()).toBe('sip=withdraw&corpus=1000000&monthly=10000&rate=8');
  });

  it('leaves out extras that are closed', () => {
    const closable: Calculator = { ...rich, extras: { ...rich.extras, refine: 'Refine' } };
    const query = new URLSearchParams();
    writeLink(query, 'sip', closable, startOf(closable));
    expect(query.toString()).toBe('sip=goal&goal=1000000&years=10&rate=12');
    writeLink(query, 'sip', closable, { ...startOf(closable), refined: true });
    expect(query.get('inflation')).toBe('6');
  });

  it('and no figure counts them', () => {
    const start = { ...startOf(rich), mode: 'goal' } as const;
    expect([true, false].map((refined) => goalAt({ ...start, refined }, 12).monthly)).toEqual([2964, 4304]);
  });

  it.each([
    ['sip=goal&goal=5%20lakh&years=7.9&rate=31', { goal: 500_000, years: 7, rate: null }],
    ['sip=goal&goal=-1&years=&rate=%3Cscript%3E', { goal: null, years: null, rate: null }],
    ['sip=goal&years=3', { years: 3 }],
    ['sip=goal&goal=1&goal=2', { goal: 1 }],
  ])('%s is read and cleaned', (query, numbers) => {
    const linked = readLink(new URLSearchParams(query), 'sip', plain);
    expect(linked?.mode).toBe('goal');
    const read = linked?.numbers.map(({ field, value }) => [field.name, value]) ?? [];
    expect(Object.fromEntries(read)).toEqual(numbers);
  });

  it('is kept apart from that of another calculator of the page, whatever the sections are called', () => {
    const query = new URLSearchParams();
    const start = startOf(plain);
    writeLink(query, 'goal', plain, { ...start, goal: { goal: 7_000_000, years: 20, rate: 9 } });
    writeLink(query, 'sip', plain, { ...start, goal: { goal: 1_000_000, years: 3, rate: 5 } });
    writeLink(query, 'goal', plain, { ...start, goal: { goal: 8_000_000, years: 20, rate: 9 } });
    expect(query.toString()).toBe(
      'sip=goal&goal=1000000&years=3&rate=5&goal=goal&goal=8000000&years=20&rate=9',
    );
    const numbers = (id: string) => readLink(query, id, plain)?.numbers.map(({ value }) => value);
    expect([numbers('sip'), numbers('goal')]).toEqual([
      [1_000_000, 3, 5],
      [8_000_000, 20, 9],
    ]);
  });

  it.each(['', 'goal=5', 'sip=other&goal=5', 'other=goal&goal=5'])('%j holds none', (query) => {
    expect(readLink(new URLSearchParams(query), 'sip', plain)).toBeNull();
  });
});

describe('fieldsOf', () => {
  it('asks for extras only where the block has them', () => {
    expect(fieldsOf(plain, 'goal').map(({ key }) => key)).toEqual(['goal-goal', 'goal-years', 'goal-rate']);
    const invest = ['invest-monthly', 'invest-lumpSum', 'invest-years', 'invest-rate'];
    expect(fieldsOf(plain, 'invest').map(({ key }) => key)).toEqual(invest);
    expect(fieldsOf(rich, 'goal').map(({ key }) => key)).toContain('payable');
    expect(fieldsOf(rich, 'invest').map(({ key }) => key)).toEqual([...invest, 'stepUp', 'inflation']);
  });

  it('writes to its own place in the machine', () => {
    expect(fieldsOf(rich, 'invest').map((field) => field.change(7))).toEqual([
      { type: 'change', form: 'invest', field: 'monthly', value: 7 },
      { type: 'change', form: 'invest', field: 'lumpSum', value: 7 },
      { type: 'change', form: 'invest', field: 'years', value: 7 },
      { type: 'change', form: 'invest', field: 'rate', value: 7 },
      { type: 'change', form: 'extras', field: 'stepUp', value: 7 },
      { type: 'change', form: 'extras', field: 'inflation', value: 7 },
    ]);
  });
});

describe('the charts', () => {
  const points = [
    { year: 0, amount: 0 },
    { year: 1, amount: 25 },
    { year: 2, amount: 50 },
  ];
  it('draws a line, and the area below it', () => {
    expect(linePath(points, { years: 2, top: 50 })).toBe('M0 100L50 50L100 0');
    expect(areaPath(points, { years: 2, top: 50 })).toBe('M0 100L50 50L100 0V100H0Z');
    expect(linePath(points.slice(0, 1), { years: 0, top: 0 })).toBe('M0 100');
  });

  it.each([
    [10_000_000, [2_000_000, 4_000_000, 6_000_000, 8_000_000, 10_000_000]],
    [1_161_695, [250_000, 500_000, 750_000, 1_000_000, 1_250_000]],
    [3, [1, 2, 3]],
    [0, []],
    [Number.POSITIVE_INFINITY, []],
  ])('marks round amounts that hold %d', (top, ticks) => {
    expect(amountTicks(top)).toEqual(ticks);
  });

  it.each([
    [1, [1]],
    [5, [1, 2, 3, 4, 5]],
    [15, [3, 6, 9, 12, 15]],
    [16, [4, 8, 12, 16]],
    [49, [10, 20, 30, 40, 49]],
    [7.5, [2, 4, 6, 7.5]],
  ])('marks %d years', (years, ticks) => {
    expect(yearTicks(years)).toEqual(ticks);
  });
});

describe('a figure leads to its formula', () => {
  const formula = { heading: 'How it is computed', parts: ['goal'] as const };
  it.each([
    ['goal', 'sip-formula-goal'],
    // The others are told in one text.
    ['invest', 'sip-formula'],
    ['refine', 'sip-formula'],
  ] as const)('%s: %s', (part, id) => {
    expect(formulaId({ ...rich, formula }, 'sip', part)).toBe(id);
  });
  it('where there is one', () => {
    expect(formulaId({ ...plain, formula: null }, 'sip', 'goal')).toBeUndefined();
  });
});

it('a table as CSV has bare numbers, quotes what would break a line, and ends with what the figures are not', () => {
  const rows = [{ year: 1, invested: 60_000, value: 64_047 }];
  expect(csvOf(['Year', 'Put in, all told', 'A "value"'], rows, 'No promise, no forecast.')).toBe(
    'Year,"Put in, all told","A ""value"""\r\n1,60000,64047\r\n"No promise, no forecast.",,\r\n',
  );
});

it('a year as CSV has the two decimals of the table: money that lasts 18 years and 8 months', () => {
  const rows = [{ year: 224 / 12, invested: 17_920_000, value: 46_294 }];
  expect(csvOf(['Year', 'Withdrawn', 'Left'], rows, '')).toContain('\r\n18.67,17920000,46294\r\n');
});

it('fills in what it knows', () => {
  expect(fill('{rate}% is {effective}% {constructor}', { rate: '12', effective: '12.68' })).toBe(
    '12% is 12.68% {constructor}',
  );
});

it.each(['', 'locales/hi/'])('no formula of the shipped page breaks inside a bracket: %s', (folder) => {
  const file = join(import.meta.dirname, '../../site-config', folder, 'pages/sip.json');
  const parts: Readonly<Record<string, { readonly text: readonly string[] }>> = JSON.parse(
    readFileSync(file, 'utf8'),
  ).sections[0].formula.parts;
  const formulas = Object.values(parts).flatMap(({ text }) => text.filter((line) => /^- .* = /.test(line)));
  expect(formulas).toHaveLength(20);
  expect(formulas.filter((line) => /\([^()]*[ -]/.test(line))).toEqual([]);
});

it('the shipped page’s examples to check by hand are what the calculator says', () => {
  expect(futureValueOfSip(10_000, 12, 1)).toBe(128_093);
  expect(presentValue(10_000_000, 6, 15)).toBe(4_172_651);
  const year = { goal: 100_000, rate: 12, years: 1, stepUp: 0 };
  expect([requiredSip(year), presentValue(100_000, 12, 1)]).toEqual([7807, 89_286]);
  expect(futureValueOfLumpSum(100_000, 12, 2)).toBe(125_440);
  expect(valueAfterTax(1_500_000, 1_000_000, { rate: 12.5, exemption: 125_000 })).toBe(1_453_125);
  expect(withdrawalSchedule({ corpus: 30_000, monthly: 10_000, rate: 12 }, 1)).toEqual([
    { year: 0.25, withdrawn: 30_000, left: 608 },
  ]);
  expect(withdrawalMonths({ corpus: 100_000, monthly: 1000, rate: 12 })).toBe(Number.POSITIVE_INFINITY);
  const two = { monthly: 10_000, lumpSum: 0, rate: 12, years: 2, stepUp: 0 };
  const lakh = { goal: 100_000, rate: 12, years: 2, stepUp: 0 };
  for (const steps of [{ stepUp: 10 }, { stepUpRupees: 1000 }])
    expect(planValue({ ...two, ...steps })).toBe(285_241);
  expect([requiredSip(lakh), requiredSip({ ...lakh, stepUpRupees: 1000 })]).toEqual([3671, 3200]);
  expect([planValue(two), delayCost(two, 1), delayedSipCost(lakh, 1)]).toEqual([272_432, 144_339, 4136]);
  expect(delayCost({ ...two, monthly: 0, lumpSum: 100_000, rate: 10, years: 6 }, 5)).toBe(67_156);
  expect(yearlySchedule({ monthly: 5000, lumpSum: 100_000, rate: 12, years: 1, stepUp: 0 })).toEqual([
    { year: 1, invested: 160_000, value: 176_047 },
  ]);
  expect(effectiveAnnualRate(12).toFixed(2)).toBe('12.68');
});

it.each([
  ['en', ['1 year', '2 years', '18 years']],
  ['cy', ['1 flwyddyn', '2 flynedd', '18 mlynedd']],
  ['ar', ['سنة', 'سنتان', '18 سنة']],
])(
  'how long money lasts is said in %s by the build, which knows more languages than browsers',
  (format, said) => {
    expect([1, 2, 18].map((count) => pluralText(unitForms('year', format), count))).toEqual(said);
  },
);
