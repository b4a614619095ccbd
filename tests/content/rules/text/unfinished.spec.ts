import { expect, test } from 'vitest';
import { advice, page, prose } from '../../support/site.ts';

test('text/unfinished: words that only look alike', () => {
  const texts = ['A to-do list, here and there.', '[See here how it works](/)', 'We never write todos.'];
  expect(advice(/unfinished/, { 'pages/a.json': page(prose('a', texts)) })).toEqual([]);
});
