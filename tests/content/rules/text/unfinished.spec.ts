import { expect, test } from 'vitest';
import { advice, page, prose } from '../../support/site.ts';

test('text/unfinished: words that only look alike', () => {
  const texts = ['A to-do list, here and there.', '[See here how it works](/)', 'We never write todos.'];
  expect(advice(/unfinished/, { 'pages/a.json': page(prose('a', texts)) })).toEqual([]);
});

test('a link without an address is told as that alone', () => {
  expect(advice(/unfinished/, { 'pages/a.json': page(prose('a', ['See [here]().'])) })).toEqual([]);
});

test('a note in a text written as lines is told at its line', () => {
  expect(advice(/unfinished/, { 'pages/a.json': page(prose('a', ['One.', '', 'TODO'])) })).toEqual([
    'pages/a.json:15:9-15:15 text/unfinished /sections/0/text/2 · “TODO” is a note to oneself: visitors would read it. Write the text.',
  ]);
});
