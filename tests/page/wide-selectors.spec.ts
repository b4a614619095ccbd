import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Rule } from 'postcss';
import { describe, expect, test } from 'vitest';

/** Selectors of a rule, with those of the rules around it. */
function selectorsOf({ selectors, parent }: Rule): string[] {
  let around = parent;
  while (around && around.type !== 'rule') around = around.parent as typeof around;
  if (!around) return selectors;
  return selectorsOf(around as Rule).flatMap((outer) =>
    selectors.map((own) => (own.includes('&') ? own.replaceAll('&', outer) : `${outer} ${own}`)),
  );
}

/** `ul:has(> b) > *` is `ul:has(> b)` and `*`. */
function compoundsOf(selector: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of selector) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth === 0 && /[\s>+~]/.test(letter)) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.filter((part) => part !== '');
}

/** What it says of an element besides its place and what it is not. */
const named = (compound: string) => compound.replace(/:(not|has)\(.*\)|::?[a-z-]+(?=$|:)|\*/g, '');

const isWide = (selector: string) => {
  const compounds = compoundsOf(selector);
  return (
    /:has\(|:(first|last)-child/.test(compounds.slice(0, -1).join()) && named(compounds.at(-1) ?? '') === ''
  );
};

/** Selectors for which browsers look at every element of the page anew, wherever in it something comes or goes. */
function wideIn(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkRules((rule) => void found.push(...selectorsOf(rule).filter(isWide)));
  return found;
}

const src = join(import.meta.dirname, '../../src');
const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^(blocks|page|ui)\b.*\.css$/.test(file),
);

describe('what depends on the parts or the place of another element is named, so that only that is looked at anew', () => {
  test.each([
    ['ul:has(> b) > * { color: red }', ['ul:has(> b) > *']],
    [
      'ul:has(> b) { & > :not(.c), > :last-child { color: red } }',
      ['ul:has(> b) > :not(.c)', 'ul:has(> b) > :last-child'],
    ],
    ['ul > :first-child > * { color: red }', ['ul > :first-child > *']],
    ['ul:has(> b) > :is(.c, li) { color: red } ul:has(b) > li:not(.c), ul > :has(b) { color: red }', []],
  ])('%s', (css, expected) => {
    expect(wideIn(css)).toEqual(expected);
  });
  test.each(sheets)('%s', (file) => {
    expect(wideIn(readFileSync(join(src, file), 'utf8'))).toEqual([]);
  });
});
