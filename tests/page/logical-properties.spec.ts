import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { describe, expect, test } from 'vitest';

const PHYSICAL =
  /^(margin|padding|border|scroll-margin|scroll-padding|inset)-(left|right)(-|$)|^(left|right)$/;
const CORNER = /^border-(top|bottom)-(left|right)-radius$/;
/** Of four values the second is the right side's, the last the left one's. */
const FOURFOLD = /^(margin|padding|inset|scroll-margin|scroll-padding|border-(width|color|style))$/;
const SIDED = new Set(['text-align', 'float', 'clear', 'caption-side', 'resize']);

/** Declarations of a style sheet that name a side of the screen instead of a side of the text. */
function physicalIn(css: string, isOfPages = true): string[] {
  const found: string[] = [];
  const sheet = postcss.parse(css);
  // It is compiled to a list of languages, of which some run either way.
  sheet.walkRules(/:dir\(/, ({ selector }) => {
    found.push(selector);
  });
  sheet.walkDecls(({ prop, value }) => {
    const [, right, , left = right] = postcss.list.space(value);
    // What a notch takes is on one side of the screen.
    const fourfold = isOfPages && FOURFOLD.test(prop) && left !== right && !value.includes('safe-area-inset');
    const named = PHYSICAL.test(prop) || CORNER.test(prop);
    const sided = SIDED.has(prop) && /\b(left|right)\b/.test(value);
    const shaded = /gradient\(\s*(90deg|270deg|to (left|right))/.test(value);
    if (named || fourfold || sided || shaded) found.push(`${prop}: ${value}`);
  });
  return found;
}

const src = join(import.meta.dirname, '../../src');
const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

describe('style sheets know sides of the text only, so that a page from right to left is its mirror image', () => {
  test.each([
    ['a { margin-left: 1px }', ['margin-left: 1px']],
    ['a { border-top-left-radius: 2px; right: 0 }', ['border-top-left-radius: 2px', 'right: 0']],
    ['a { padding: 0 1px 2px; margin: 0 1px 2px 1px; inset: 0 1px 0 0 }', ['inset: 0 1px 0 0']],
    ['a:dir(rtl) { color: red }', ['a:dir(rtl)']],
    ['a { text-align: left; margin-inline-start: 1px; text-align: center }', ['text-align: left']],
    [
      'a { background: linear-gradient(90deg, red, blue) }',
      ['background: linear-gradient(90deg, red, blue)'],
    ],
    ['a { background: linear-gradient(calc(90deg * var(--forward)), red, blue) }', []],
  ])('%s', (css, expected) => {
    expect(physicalIn(css)).toEqual(expected);
  });
  test.each(sheets)('%s', (file) => {
    // A bar that waits has no direction: it runs from either end alike.
    const bothWays = 'linear-gradient(90deg, transparent, var(--accent), transparent) 0 / 50%';
    const found = physicalIn(readFileSync(join(src, file), 'utf8'), /^(blocks|page|ui)\b/.test(file));
    expect(found.filter((declaration) => !declaration.includes(bothWays))).toEqual([]);
  });
  test('there are style sheets', () => {
    expect(sheets.length).toBeGreaterThan(20);
  });
});
