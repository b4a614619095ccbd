import { expect, test } from 'vitest';
import { frequentBlocks, otherStyle } from '../../src/build/styles.ts';

test('a block that a quarter of the pages have is styled by the sheet of all pages', () => {
  const pages = (...all: string[][]) => all.map((types) => ({ types }));
  expect(
    frequentBlocks(pages(['prose'], ['prose', 'prose'], ['prose', 'form'], [], ['table'], [], [], [])),
  ).toEqual(new Set(['prose']));
  expect(frequentBlocks(pages(['form'], [], [], []))).toEqual(new Set(['form']));
});

test('the other blocks of a page, those in others too, come in one sheet, each once and in one order', () => {
  const style = { form: '.form{}', prose: '.prose{}', table: '.table{}' };
  const sections = [
    { type: 'table', inner: [{ type: 'form' }, { type: 'unstyled' }] },
    { type: 'prose' },
    { type: 'form' },
  ];
  expect(otherStyle(sections, new Set(['prose']), style)).toBe('.form{}\n.table{}');
  expect(otherStyle(sections, new Set(['prose', 'table', 'form']), style)).toBe('');
});
