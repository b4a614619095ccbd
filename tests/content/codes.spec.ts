import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../src/command/root.ts';
import { codes } from '../../src/content/diagnostics/codes.ts';

const text = (path: string) => readFileSync(join(root, path), 'utf8');
const sources = readdirSync(join(root, 'src/content'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('codes.ts'))
  .map((path) => text(join('src/content', path)));

/** Codes as the checks write them; `${field}` and `${property}` stand for two names each. */
const written = sources
  .flatMap((source) => [
    ...source.matchAll(/['`]((?:json|schema|reference|unique|text|media|seo|locale)\/[a-z${}-]+)['`]/g),
  ])
  .flatMap(([, code = '']) => {
    const names = /\$\{field/.test(code)
      ? ['title', 'description']
      : /\$\{property/.test(code)
        ? ['slug', 'id']
        : [''];
    return names.map((name) => code.replace(/\$\{\w+\}/, name));
  });

test('every code of a check is explained, and no other', () => {
  expect([...new Set(written)].sort()).toEqual(Object.keys(codes).sort());
});

test.each(Object.entries(codes))(
  '%s: what it says, an example, a remedy',
  (_, { says, wrong, right, remedy }) => {
    expect(says).toMatch(/[.]$/);
    expect(remedy).toMatch(/[.]$/);
    expect(wrong).not.toBe(right);
  },
);

test('the reference in the README lists every code', () => {
  const readme = text('README.md');
  expect(Object.keys(codes).filter((code) => !readme.includes(`\`${code}\``))).toEqual([]);
});

test('every code is tried in a test', () => {
  const tests = readdirSync(join(root, 'tests/content'), { encoding: 'utf8' })
    .filter((path) => path.endsWith('.spec.ts') && path !== 'codes.spec.ts')
    .map((path) => text(join('tests/content', path)))
    .join();
  expect(Object.keys(codes).filter((code) => !tests.includes(code))).toEqual([]);
});
