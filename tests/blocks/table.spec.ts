import { expect, test } from 'vitest';
import { resolveBlock } from '../../src/blocks/resolvers.ts';
import type { TableData } from '../../src/blocks/table/data.ts';
import { sorted } from '../../src/blocks/table/table.tsx';
import type { JsonObject } from '../../src/content/json/json.ts';
import { checkSite, compiler, page, site, valid } from '../content/support/site.ts';
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

const namesIn = (columns: JsonObject[], rows: JsonObject[], format: string) => {
  const { totalLabel: _, ...example } = exampleOf('table');
  const section = { ...example, columns, rows };
  const locales = [{ code: 'en', name: 'English', dir: 'ltr', format }];
  const checked = valid(checkSite({ 'site.json': site({ locales }), 'pages/a.json': page(section) }));
  const [locale] = compiler.resolve(checked, 'production', resolveBlock);
  const data: TableData = Object(locale?.page('/a').sections[0]).data;
  return (column: number, direction: 'ascending' | 'descending') =>
    sorted(data.rows, { column, direction }).map(([first]) => first?.text);
};

test('rows are sorted by size or by name, either way; what has no figure comes last', () => {
  const rows = [{ cells: ['Gold', '90'] }, { cells: ['Bonds', '1200'] }, { cells: ['Cash', 'none'] }];
  const names = namesIn([{ label: 'Kind' }, { label: 'Amount', kind: 'number' }], rows, 'en');
  expect(names(0, 'ascending')).toEqual(['Bonds', 'Cash', 'Gold']);
  expect(names(1, 'ascending')).toEqual(['Gold', 'Bonds', 'Cash']);
  expect(names(1, 'descending')).toEqual(['Bonds', 'Gold', 'Cash']);
});

test('names have the order of the language’s alphabet, which no browser is asked for', () => {
  const towns = ['Lledrod', 'Chwilog', 'Dôl 10', 'Ddôl', 'Dôl 9', 'Cynwyl', 'Lôn'];
  const names = namesIn(
    [{ label: 'Town' }],
    towns.map((town) => ({ cells: [town] })),
    'cy',
  );
  const asked = ['Cynwyl', 'Chwilog', 'Dôl 9', 'Dôl 10', 'Ddôl', 'Lôn', 'Lledrod'];
  expect(names(0, 'ascending')).toEqual(asked);
  expect(names(0, 'descending')).toEqual(asked.toReversed());
});
