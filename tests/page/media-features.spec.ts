import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { expect, test } from 'vitest';

/**
 * What Chrome 111, Firefox 114 and Safari 15.4 know, and what asks for less where it is known. Of any other, such as
 * `scripting`, neither answer is true there.
 */
const KNOWN = new Set(
  'any-hover forced-colors height hover max-height max-width min-width orientation pointer prefers-color-scheme prefers-contrast prefers-reduced-motion prefers-reduced-transparency width'.split(
    ' ',
  ),
);

const FEATURE = /\(\s*(?:[\d.]+[a-z]*\s*[<>]=?\s*)?([a-z-]+)/g;

function unknownIn(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkAtRules('media', ({ params }) => {
    for (const [, feature = ''] of params.matchAll(FEATURE)) if (!KNOWN.has(feature)) found.push(feature);
  });
  return found;
}

const src = join(import.meta.dirname, '../../src');
const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^(blocks|page|ui)\b.*\.css$/.test(file),
);

test.each([
  ['@media (scripting: none), print {}', ['scripting']],
  ['@media screen and (width < 640px) and (updates) {}', ['updates']],
  ['@media (20rem <= width) and (min-width: 1px), (hover) {}', []],
])('%s', (css, expected) => {
  expect(unknownIn(css)).toEqual(expected);
});

test('no style of a page asks what an old browser cannot answer', () => {
  expect(sheets.length).toBeGreaterThan(20);
  expect(
    sheets.flatMap((file) =>
      unknownIn(readFileSync(join(src, file), 'utf8')).map((feature) => `${file} ${feature}`),
    ),
  ).toEqual([]);
});
