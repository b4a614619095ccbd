import { expect, test } from 'vitest';
import { sorted } from '../../src/blocks/table/table.tsx';
import { exampleOf, htmlOf } from './support/html-of.ts';

test('figures are written as the language does, and added up where a column asks for it', async () => {
  const html = await htmlOf(exampleOf('table'));
  expect(html).toContain('>1,200.0</td>');
  expect(html).toContain('>0.40</td>');
  expect(html).toMatch(/<tfoot><tr><th scope="row">All<\/th><td[^>]*><\/td><td[^>]*>1,590.5<\/td>/);
});

const figures = async (kind: string, ...cells: string[]) => {
  const columns = [{ label: 'Club' }, { label: 'Figure', kind, sum: true }];
  const rows = cells.map((cell) => ({ cells: ['A', cell] }));
  const html = await htmlOf({ ...exampleOf('table'), columns, rows, totalLabel: 'All' });
  return [...html.matchAll(/<td[^>]*>([^<]*)<\/td>/g)].map(([, text]) => text);
};

test('a column in which a plus is written shows it, and takes the true minus', async () => {
  expect(await figures('number', '+17', '0', '−21', '4')).toEqual(['+17', '0', '-21', '+4', '0']);
  expect(await figures('number', '17', '-21')).toEqual(['17', '-21', '-4']);
});

test('amounts are written in the currency of the site, all of a column alike, and added up', async () => {
  expect(await figures('money', '10000', '0.1', '0.2', 'free')).toEqual([
    '₹10,000.00',
    '₹0.10',
    '₹0.20',
    'free',
    '₹10,000.30',
  ]);
  expect(await figures('money', '10000', '2')).toEqual(['₹10,000', '₹2', '₹10,002']);
});

test('a table that keeps its order has no buttons and no script, and its long words may divide', async () => {
  const columns = [{ label: 'Dish' }, { label: 'Price', kind: 'number' }];
  const rows = [
    { cells: ['Zwiebelrostbraten mit Kloß', '18'] },
    { cells: ['பல்கலைக்கழகங்கள்', '0'] },
    { cells: ['info@naturkundemuseum.de', '0'] },
    { cells: ['Soup of the day, with bread that we bake ourselves', '7'] },
  ];
  const { totalLabel: _, ...example } = exampleOf('table');
  const html = await htmlOf({ ...example, columns, rows, sortable: false });
  expect(html).toContain('<th scope="row" class="divided">Zwiebelrostbraten mit Kloß</th>');
  expect(html).toContain('<th scope="row" class="divided">பல்கலைக்கழகங்கள்</th>');
  expect(html).toContain('<th scope="row">info@naturkundemuseum.de</th>');
  expect(html).toContain('<th scope="row" class="lines">Soup of the day, ');
  expect(html).not.toMatch(/<button|data-island/);
});

test('rows are sorted by size or by name, either way; what has no figure comes last', () => {
  const cell = (text: string, rank: number | string = text) => ({ text, rank });
  const rows = [
    [cell('Gold'), cell('90', 90)],
    [cell('Bonds'), cell('1,200', 1200)],
    [cell('Cash'), cell('none')],
  ];
  const names = (column: number, direction: 'ascending' | 'descending') =>
    sorted({ rows, locale: 'en' }, { column, direction }).map(([first]) => first?.text);
  expect(names(0, 'ascending')).toEqual(['Bonds', 'Cash', 'Gold']);
  expect(names(1, 'ascending')).toEqual(['Gold', 'Bonds', 'Cash']);
  expect(names(1, 'descending')).toEqual(['Bonds', 'Gold', 'Cash']);
});
