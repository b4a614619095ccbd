import { describe, expect, test } from 'vitest';
import { advice, everything, type FileSource, link, page, prose, report } from '../../support/site.ts';
import { hi } from '../../support/translated.ts';

const entries = (section: object, sections: readonly object[] = []) =>
  advice(
    /^locale\/entries$/,
    hi('pages/a.json', JSON.stringify({ sections: [section, ...sections] }, null, 2), {
      'pages/a.json': page(...BLOCKS),
    }),
  );

const steps = (...titles: string[]) => titles.map((title) => ({ title, text: `${title}.` }));
const rows = (...cells: string[][]) => cells.map((row) => ({ cells: row }));
const BLOCKS = [
  { type: 'process-chart', id: 'way', heading: 'Way', steps: steps('One', 'Two', 'Three') },
  {
    type: 'table',
    id: 'fees',
    heading: 'Fees',
    caption: 'Fees.',
    columns: [{ label: 'A' }, { label: 'B' }],
    rows: rows(['1', '2'], ['3', '4']),
  },
  prose('text', ['One.', '', 'Two.']),
];

const told = (here: string, there: number) =>
  `has ${here} here and ${there} in the original, and is shown as it stands here. Give it the entries of the original, or leave it out.`;

describe('locale/entries', () => {
  test.each([
    ['fewer', steps('एक', 'दो'), '2 entries'],
    ['more', steps('एक', 'दो', 'तीन', 'चार'), '4 entries'],
  ])('%s than the original', (_, written, here) => {
    expect(entries({ id: 'way', steps: written })).toEqual([
      `locales/hi/pages/a.json:5:16-5:17 locale/entries /sections/0/steps · “steps” ${told(here, 3)}`,
    ]);
  });

  test('a list that is as long, or left to the original, is well', () => {
    expect(entries({ id: 'way', steps: steps('एक', 'दो', 'तीन') })).toEqual([]);
    expect(entries({ id: 'way', heading: 'रास्ता' })).toEqual([]);
  });

  test('of lists in lists the outer one is told alone', () => {
    const at = 'locales/hi/pages/a.json:';
    expect(entries({ id: 'fees', rows: rows(['१', '२'], ['३']) })).toEqual([
      `${at}13:20-13:21 locale/entries /sections/0/rows/1/cells · “cells” ${told('1 entry', 2)}`,
    ]);
    expect(entries({ id: 'fees', rows: rows(['१']) })).toEqual([
      `${at}5:15-5:16 locale/entries /sections/0/rows · “rows” ${told('1 entry', 2)}`,
    ]);
  });

  test('of a long text the paragraphs are counted, not the lines', () => {
    expect(entries({ id: 'text', text: ['एक', 'ही।', '', 'दो।'] })).toEqual([]);
    expect(entries({ id: 'text', text: ['एक।', 'दो।'] })).toEqual([
      'locales/hi/pages/a.json:5:15-5:16 locale/entries /sections/0/text · “text” has 1 paragraph here and 2 in the original, and is shown as it stands here. Give it the paragraphs of the original, or leave it out.',
    ]);
  });

  test('fonts are the language’s own', () => {
    const type = { heading: ['serif', 'sans-serif'] };
    expect(advice(/^locale\/entries$/, hi('theme.json', { type }))).toEqual([]);
  });

  const $schema = '../../../../schemas/locales/page.schema.json';
  const files = (actions: readonly object[], base = [link('/'), link('/services/tax')]) =>
    hi('pages/a.json', { sections: [{ id: 'a', actions }], $schema }, {
      'pages/a.json': page({ type: 'call-to-action', id: 'a', heading: 'A', actions: base }),
    } satisfies Record<string, FileSource>);
  test('what is a mistake of the list already is told as that alone', () => {
    expect(report(files([]))).toEqual([expect.stringContaining('schema/items')]);
    expect(everything(files([]))).toEqual(report(files([])));
  });
});
