import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CODE, furnish } from '../../src/report/build-sides.ts';

it.each([
  ['index.html', true],
  ['src/ui/button.tsx', true],
  ['schemas/page.schema.json', true],
  ['schemas/ids/articles.schema.json', false],
  ['docs/index.html', false],
  ['site-config/site.json', false],
])('a report takes %s for code: %s', (path, isCode) => {
  expect(CODE.test(path)).toBe(isCode);
});

const LOCK = readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8');

it.each([
  ['the same packages', LOCK, true],
  ['other packages, which it installs itself', LOCK.replace('"react"', '"preact"'), false],
])('the code of the base has %s', (_, lock, isShared) => {
  const engine = mkdtempSync(join(tmpdir(), 'base-'));
  writeFileSync(join(engine, 'package-lock.json'), lock);
  furnish(engine);
  const shared = ['node_modules', '.cache/code', '.cache/kept'].map((path) => existsSync(join(engine, path)));
  rmSync(engine, { recursive: true });
  expect(shared).toEqual([isShared, isShared, isShared]);
});
