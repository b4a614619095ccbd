import { expect, test } from 'vitest';
import { advice, article } from '../../support/site.ts';

const found = (...topics: string[][]) =>
  advice(
    /topic/,
    Object.fromEntries(
      topics.map((some, i) => [`collections/articles/a${i}.json`, article(`a${i}`, { topics: some })]),
    ),
  );

test('reference/topic: a topic that only capitals or blanks tell from one that more items have', () => {
  expect(found(['Planning', 'Tax'], ['Planning'], ['planing'])).toEqual([]);
  expect(found(['Planning '], ['Planning'], ['Planning'])).toEqual([
    'collections/articles/a0.json:24:5-24:16 reference/topic /topics/0 · “Planning ” is another topic than “Planning”: items of the one are not related to those of the other. Did you mean “Planning”?',
  ]);
  expect(found(['Tax', 'planning'], ['Planning'], ['Planning'])).toHaveLength(1);
});
