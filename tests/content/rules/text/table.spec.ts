import { expect, test } from 'vitest';
import { page, report } from '../../support/site.ts';

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
