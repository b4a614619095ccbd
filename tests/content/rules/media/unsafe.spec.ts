import { describe, expect, test } from 'vitest';
import { findUnsafe } from '../../../../src/content/load/unsafe-svg.ts';
import { media } from '../../support/media.ts';
import { report } from '../../support/site.ts';

describe('media/unsafe: a drawing that could do harm', () => {
  test.each([
    ['<svg><script>x</script></svg>', '<script', 6],
    ['<svg onload="x()"/>', 'onload=', 6],
    ['<svg><a href="javascript:x()"/></svg>', 'href="javascript:x()', 9],
    ['<svg><use href="https://example.com/a.svg#b"/></svg>', 'href="https://example.com/a.svg#b', 11],
    ['<svg><image xlink:href="//example.com/a.png"/></svg>', 'href="//example.com/a.png', 19],
    ['<svg style="fill:url(https://example.com/a)"/>', 'url(https://example.com/a', 18],
    ['<svg><style>@import "a.css";</style></svg>', '@import', 13],
    ['<svg><foreignObject/></svg>', '<foreignObject', 6],
    ['<!DOCTYPE svg [<!ENTITY a "b">]><svg/>', '<!ENTITY', 16],
  ])('%s', (svg, text, column) => {
    expect(findUnsafe(svg)).toEqual({ text, line: 1, column, endLine: 1, endColumn: column + text.length });
  });
  test('on its own line', () => {
    expect(findUnsafe('<svg>\n  <script/>\n</svg>')).toMatchObject({ line: 2, column: 3 });
  });
  test.each([
    '<svg><use href="#curve"/><path fill="url(#a)" stroke="url(\'#b\')"/></svg>',
    '<svg><image href="data:image/png;base64,AAAA"/><text>on = off</text></svg>',
  ])('nothing is wrong with %s', (svg) => expect(findUnsafe(svg)).toBeUndefined());
  test('is a mistake at its place in the file', () => {
    const unsafe = { text: '<script', line: 3, column: 5, endLine: 3, endColumn: 12 };
    expect(report({}, media({ '/images/a.svg': { unsafe } }))).toEqual([
      'public/images/a.svg:3:5-3:12 media/unsafe · “<script” may not stand in a drawing: it could run code or ask another server. Remove it, and put what it refers to into the file.',
    ]);
  });
});
