import { expect, test } from 'vitest';
import { sorted } from '../../src/blocks/table/table.tsx';
import { exampleOf, htmlOf } from './support/html-of.ts';

test('figures are written as the language does, and added up where a column asks for it', async () => {
  const html = await htmlOf(exampleOf('table'));
  expect(html).toContain('>1,200.0</td>');
  expect(html).toContain('>0.40</td>');
  expect(html).toMatch(/<tfoot><tr><th scope="row">All<\/th><td[^>]*><\/td><td[^>]*>1,590.5<\/td>/);
});

test('a table that keeps its order has no buttons and no script, and its long words may divide', async () => {
  const columns = [{ label: 'Dish' }, { label: 'Price', kind: 'number' }];
  const rows = [
    { cells: ['Zwiebelrostbraten mit Kloß', '18'] },
    { cells: ['பல்கலைக்கழகங்கள்', '0'] },
    { cells: ['info@naturkundemuseum.de', '0'] },
    { cells: ['Soup of the day, with bread that we bake ourselves', '7'] },
  ];
  const html = await htmlOf({ ...exampleOf('table'), columns, rows, sortable: false });
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
