import { expect, test } from 'vitest';
import { advice, page, prose } from '../../support/site.ts';

test('text/unfinished: words that only look alike', () => {
  const texts = ['A to-do list, here and there.', '[See here how it works](/)', 'We never write todos.'];
  expect(advice(/unfinished/, { 'pages/a.json': page(prose('a', texts)) })).toEqual([]);
});

test('a link without an address is told as that alone', () => {
  expect(advice(/unfinished/, { 'pages/a.json': page(prose('a', ['See [here]().'])) })).toEqual([]);
});
