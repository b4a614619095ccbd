import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { explain } from '../../../src/command/explain.ts';
import { root } from '../../../src/command/root.ts';
import type { Rule } from '../../../src/content/rules/rule.ts';
import { RULES } from '../../../src/content/rules/rules.gen.ts';
import { LoadError } from '../../../src/content/site/load-error.ts';
import { diagnosticsPage } from '../../../src/generate/written-pages.ts';
import { shipped } from '../support/shipped.ts';
import { page, prose, report } from '../support/site.ts';

test('a code is the name of one rule', () => {
  expect(new Set(RULES.map(({ code }) => code)).size).toBe(RULES.length);
});

describe('every rule has a test beside its peers', () => {
  const tests = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  test.each(RULES)('$code', ({ code }) => expect(tests).toContain(`${code}.spec.ts`));
});

test.each(RULES)('$code says what is wrong, shows it, and has a remedy', ({ says, wrong, right, remedy }) => {
  expect(says).toMatch(/[.]$/);
  expect(remedy).toMatch(/[.]$/);
  expect(wrong).not.toBe(right);
});

test('advice is told as such', () => {
  const advice = RULES.filter(({ says }) => says.startsWith('Advice:'));
  expect(advice).toEqual(RULES.filter(({ severity }) => severity === 'warning'));
});

describe('the rule that docs/developers.md shows', async () => {
  const guide = readFileSync(join(root, 'docs/developers.md'), 'utf8');
  const [, shown = ''] = /```ts\n([^`]*)```/.exec(guide) ?? [];
  const folder = mkdtempSync(join(tmpdir(), 'page-engine-rule-'));
  const file = join(folder, 'exclamation.ts');
  writeFileSync(file, shown.replace('../rule.ts', join(root, 'src/content/rules/rule.ts')));
  const { textExclamation: rule }: { readonly textExclamation: Rule } = await import(file);
  rmSync(folder, { recursive: true });
  const LEAF = { role: 'text', collection: null, needs: null } as const;
  const headings = (json: string) =>
    [...json.matchAll(/"heading": "([^"]*)"/g)].map(([, text = '']) => ({
      ...LEAF,
      text,
      written: text,
      pointer: '/heading',
    }));
  const found = (json: string) => headings(json).filter((heading) => rule.text?.(heading) !== undefined);

  test('finds what it shows as wrong, and nothing in what it shows as right', () => {
    expect([found(rule.wrong), found(rule.right)]).toEqual([headings(rule.wrong), []]);
  });
  test('has nothing to say of the shipped site', () => {
    expect([...shipped.files.values()].flatMap((json) => found(String(json)))).toEqual([]);
  });
});

test('a rule that throws is told with its file, and with that which it looked at', () => {
  const rule = RULES.find(({ code }) => code === 'reference/scheme');
  if (!rule?.link) throw new Error('There is no such rule.');
  const looks = vi.spyOn(rule, 'link').mockImplementation(() => {
    throw new TypeError('end is undefined');
  });
  const broken = page(prose('a', '[Words](/nowhere)'));
  expect(() => report({ 'pages/broken.json': broken })).toThrow(
    'The rule reference/scheme (src/content/rules/reference/scheme.ts) failed at pages/broken.json: end is undefined',
  );
  const changed = new LoadError('“pages/broken.json” was changed in this moment. Begin again.');
  looks.mockImplementation(() => {
    throw changed;
  });
  expect(() => report({ 'pages/broken.json': broken })).toThrow(
    /^“pages\/broken\.json” was changed in this moment\. Begin again\.$/,
  );
  looks.mockRestore();
});

describe('the reference', () => {
  test('is what the rules say', () => {
    expect(readFileSync(join(root, 'docs/diagnostics.md'), 'utf8')).toBe(diagnosticsPage());
  });
  test('shows each rule as --explain does', () => {
    expect(diagnosticsPage()).toContain(`## text/total

The rows of a table do not sum to its total.

\`\`\`text
wrong  rows of 60 and 30, a total of 100
right  rows of 60 and 40, a total of 100
\`\`\`

Correct a row or the total.
`);
  });
});

describe('--explain', () => {
  test('says what a code means', () => {
    expect(explain('text/total')).toBe(`text/total

The rows of a table do not sum to its total.

  wrong  rows of 60 and 30, a total of 100
  right  rows of 60 and 40, a total of 100

Correct a row or the total.
`);
  });
  test('lists all', () => {
    const lines = explain('all').trimEnd().split('\n');
    expect(lines.map((line) => line.split(' ')[0])).toEqual(RULES.map(({ code }) => code));
  });
  test('suggests the nearest code', () => {
    expect(() => explain('text/totl')).toThrow('There is no code “text/totl”. Did you mean “text/total”?');
  });
});
