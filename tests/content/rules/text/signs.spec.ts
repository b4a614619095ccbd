import { expect, test } from 'vitest';
import { likelySlips } from '../../../../src/content/text/likely-slips.ts';
import { advice, page, prose } from '../../support/site.ts';

test.each([
  ['Ours:\n\n-one\n-two', 2, 'Without a blank behind the hyphen'],
  ['1)One\n2)Two', 0, 'Without a blank behind the number'],
  ['1. One\n2.**Two**\n3. Three', 1, 'Without a blank behind the number this entry of the list runs on'],
  ['1. One\n2.Two\n3.Three', 1, 'Without a blank behind the number these lines'],
  ['One.\n\n    Two and three', 2, 'Four blanks before a paragraph'],
  ['One.\\n\\nTwo.', 0, '“\\n” is shown as it stands'],
  ['One\\ntwo', 0, '“\\n” is shown as it stands'],
  ['A gap of ~₹5 lakh~ a year', 0, 'Two “~” strike out'],
  ['One.\n\n#Costs', 2, 'A heading needs a blank'],
])('%j', (text, line, message) => {
  expect(likelySlips(text)).toEqual([[line, expect.stringContaining(message)]]);
});

test.each([
  '-5 to 3\n-2 to 4',
  '-alone',
  '1.5 and\n2.5',
  '1. One\n2.5 of it',
  '2.Edition',
  '- one\n\n    more of it',
  '#1 in town, #fintech',
  '#MeToo is none',
  '#Open #Science',
  'C:\\New, (C:\\new), C:\\Users\\new, \\nabla, x\\neq y, \\\\n',
  '```\nprint("\\n")\n```',
  '~5 to ~7 years, ~~₹500~~',
  '`\\n` and\n```\n    code\n```',
])('nothing is wrong with %j', (text) => expect(likelySlips(text)).toEqual([]));

test('text/signs: told at its line', () => {
  expect(advice(/signs/, { 'pages/a.json': page(prose('a', ['One.', '', '#Costs'])) })).toEqual([
    'pages/a.json:15:9-15:17 text/signs /sections/0/text/2 · A heading needs a blank after “#”; without one the sign is shown.',
  ]);
});
