import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openMemory } from '../../src/build/memory.ts';

const out = mkdtempSync(join(tmpdir(), 'page-engine-memory-'));
afterAll(() => {
  openMemory(out, 'engine').forget();
  rmSync(out, { recursive: true, force: true });
});

const stand = (build: string) =>
  writeFileSync(join(out, '_build.json'), JSON.stringify({ build, files: {} }));

test('a build leaves an output as it is that another build has changed since', () => {
  const mark = { entries: {}, orders: {}, rest: '', at: 0, until: 0 };
  const reads = { names: [], found: [] };
  const rest = { asides: [], sitemap: '', icons: '', pages: {}, feeds: {}, search: {} };
  openMemory(out, 'engine').save({ build: 'one', engine: 'engine', mark, reads, ...rest });
  stand('one');
  const memory = openMemory(out, 'engine');
  expect(memory.before?.build).toBe('one');
  stand('two');
  expect(() => memory.forget()).toThrow(
    `Another build has changed “${out}” meanwhile: it stays as that left it. Build again.`,
  );
  stand('one');
  expect(openMemory(out, 'engine').before?.build).toBe('one');
});
