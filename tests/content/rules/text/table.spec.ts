import { expect, test } from 'vitest';
import { page, report, site } from '../../support/site.ts';

const found = (...cells: string[]) =>
  report({
    'pages/a.json': page({
      type: 'table',
      id: 'fees',
      heading: 'Fees',
      caption: 'What it costs',
      columns: [{ label: 'Fee' }, { label: 'Amount', kind: 'number', sum: true }],
      rows: [{ cells: ['Book', '12.50'] }, { cells }],
    }),
  }).map((line) => line.replace(/^\S+ /, ''));

test('text/table: a row has as many cells as there are columns', () => {
  expect(found('Card', '')).toEqual([]);
  expect(found('Card')).toEqual([
    'text/table /sections/0/rows/1/cells · This row has another number of cells (1) than the table has columns (2). Write one for each; an empty one is "".',
  ]);
});

test('text/table: a row without a list of cells is told as that alone', () => {
  const table = {
    type: 'table',
    id: 'a',
    heading: 'A',
    caption: 'A',
    columns: [{ label: 'A' }],
    rows: [['a']],
  };
  expect(report({ 'pages/a.json': page(table) })).toEqual([
    expect.stringContaining('schema/type /sections/0/rows/0 · Here an object in braces is expected.'),
  ]);
});

test('text/table: a last row is named where a column is added up', () => {
  const table = (sum: boolean) =>
    page({
      ...{ type: 'table', id: 'a', heading: 'A', caption: 'A', totalLabel: 'All' },
      columns: [{ label: 'Fee' }, { label: 'Amount', kind: 'number', sum }],
      rows: [{ cells: ['Card', '2'] }],
    });
  expect(report({ 'pages/a.json': table(true) })).toEqual([]);
  expect(report({ 'pages/a.json': table(false) })).toEqual([
    expect.stringContaining(
      'text/table /sections/0/totalLabel · This names a last row that is not shown, since no column is added up. Write "sum": true in the one that is to be, or leave it out.',
    ),
  ]);
});

test.each(['0,15', '2.50 $', '1 234.05', '₹1,200', '15 %'])('text/table: %s is no figure', (text) => {
  expect(found('Card', text)).toEqual([
    `text/table /sections/0/rows/1/cells/1 · “${text}” is no figure that can be sorted or added up. Write digits alone, with a point before decimals, such as “1234.5”.`,
  ]);
});

test.each(['-3', '−3', '+3', '1200.5', '—', 'on request', '10–20', 'from 12'])(
  'text/table: %s may stand among figures',
  (text) => {
    expect(found('Card', text)).toEqual([]);
  },
);

test.each([
  ['INR', '10.000', 2],
  ['CLP', '12.5', 0],
  ['KWD', '1.2505', 3],
])('text/table: an amount in %s has no more decimals than that currency: %s', (currency, amount, most) => {
  const table = (cell: string) =>
    page({
      ...{ type: 'table', id: 'a', heading: 'A', caption: 'A' },
      columns: [{ label: 'Fee' }, { label: 'Amount', kind: 'money' }],
      rows: [{ cells: ['Card', cell] }],
    });
  const told = (cell: string) =>
    report({
      'site.json': site({ money: { currency, grouping: 'western' } }),
      'pages/a.json': table(cell),
    }).map((line) => line.replace(/^\S+ /, ''));
  expect(told(amount)).toEqual([
    `text/table /sections/0/rows/0/cells/1 · “${amount}” has more decimals than an amount in ${currency} (${most}). Write nothing between thousands: a point stands before decimals.`,
  ]);
  expect(told(amount.slice(0, amount.indexOf('.') + most + 1).replace(/\.$/, ''))).toEqual([]);
});
