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
  test('quotations and lists that are nested too deep to be built are named at their line', () => {
    const deep = (sign: string, levels: number) => markdownSlips(`One\n\n${sign.repeat(levels)}a`);
    const steps = (levels: number) =>
      markdownSlips(Array.from({ length: levels }, (_, level) => `${'  '.repeat(level)}- a`).join('\n'));
    const told =
      'Quotations and lists are nested more than 64 levels deep here. Remove the signs and blanks before the words that are too many.';
    for (const sign of ['>', '> ', '- ', '1. ']) {
      expect(deep(sign, 3000)).toEqual([[2, told]]);
      expect(deep(sign, 64)).toEqual([]);
    }
    expect(steps(65)).toEqual([[64, told]]);
    expect(steps(64)).toEqual([]);
    // Signs alone are a rule.
    expect(markdownSlips(`One\n\n${'- '.repeat(100)}`)).toEqual([]);
  });
  test('each slip at its line, an unclosed pair where it begins', () => {
    expect(markdownSlips('One\n\n**two\nthree\n\n- **four\n- five').map(([line]) => line)).toEqual([2, 5]);
  });
});
