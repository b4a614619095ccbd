import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
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

async function built(css: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'styles-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const input = join(folder, 'style.css');
  writeFileSync(input, css);
  return JSON.stringify(
    await build({
      logLevel: 'silent',
      build: { write: false, cssCodeSplit: true, rolldownOptions: { input } },
    }),
  );
}

test('the widths that a style asks for are written as Safari 15 reads them', async () => {
  expect(await built('@media (width <= 992px) { a { color: red } }')).toContain(
    '@media (max-width:62em){a{color:red}}',
  );
});

test.each([
  ['a:hover b { color: red }', '@media (hover:hover){a:hover b{color:red}}'],
  ['a:is(b, c):hover { color: red }', '@media (hover:hover){a:is(b,c):hover{color:red}}'],
  ['a:active, a:hover { color: red }', 'a:active{color:red}@media (hover:hover){a:hover{color:red}}'],
  ['@layer l { a { &:hover { color: red } } }', '@layer l{@media (hover:hover){a:hover{color:red}}}'],
  ['a:is(:hover, :focus) { color: red }', '"a:is(:hover,:focus){color:red}'],
])('only a pointer that hovers changes what it points at: %s', async (css, expected) => {
  expect(await built(css)).toContain(expected);
});
