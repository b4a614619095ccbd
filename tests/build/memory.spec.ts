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

/** Leaves a build as one before does. */
const leave = (build: string) => {
  const mark = { entries: {}, orders: {}, rest: '', at: 0, until: 0 };
  const reads = { names: [], found: [] };
  const rest = { asides: [], sitemap: '', icons: '', pages: {}, feeds: {}, search: {} };
  openMemory(out, 'engine').save({ build, engine: 'engine', mark, reads, ...rest });
  stand(build);
};

const REFUSED = `Another build has changed “${out}” meanwhile: it stays as that left it. Build again.`;

test('of two builds that would change the same output at once one does', () => {
  leave('one');
  const [one, other] = [openMemory(out, 'engine'), openMemory(out, 'engine')];
  one.forget();
  expect(() => other.forget()).toThrow(REFUSED);
});

test('a build leaves an output as it is that another build has changed since', () => {
  leave('one');
  const memory = openMemory(out, 'engine');
  expect(memory.before?.build).toBe('one');
  stand('two');
  expect(() => memory.forget()).toThrow(REFUSED);
  stand('one');
  expect(openMemory(out, 'engine').before?.build).toBe('one');
});
