import { describe, expect, test } from 'vitest';
import { markdownSlips } from '../../../../src/content/text/markdown-slips.ts';

describe('text/markup', () => {
  test.each([
    'Plain words, 2 < 3, #1 in town, C# and a | b.',
    '**Bold** and ***both*** and 2 ** 3.',
    '**Two\nlines**',
    '| a | b |\n| --- | :-: |\n| 1 | `x|y` |\n\nAfter | it.',
    'a | b\n---|---\n1',
    '`<div>` and \\<b> and\n```\n<iframe>\n##x\n```',
    'Press <kbd>Ctrl</kbd>. <abbr title="a">A</abbr><br/>H<sub>2</sub>O <https://example.com>',
    '[a][b] and [c][]\n\n[b]: /\n[C]: /',
    '- one **two**\n- three',
    '## Two\n\n###### Six',
  ])('nothing is wrong with %j', (text) => expect(markdownSlips(text)).toEqual([]));
  test('each slip at its line, an unclosed pair where it begins', () => {
    expect(markdownSlips('One\n\n**two\nthree\n\n- **four\n- five').map(([line]) => line)).toEqual([2, 5]);
  });
});
