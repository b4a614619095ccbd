import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openMemory } from '../../src/build/memory.ts';
import { root } from '../../src/command/root.ts';

const out = mkdtempSync(join(tmpdir(), 'page-engine-memory-'));
afterAll(() => {
  openMemory(out, 'engine').forget();
  rmSync(out, { recursive: true, force: true });
});

const stand = (build: string) =>
  writeFileSync(join(out, '_build.json'), JSON.stringify({ build, files: {} }));

/** Leaves a build as one before does. */
const leave = async (build: string) => {
  const mark = { entries: {}, orders: {}, rest: '', at: 0, until: 0 };
  const reads = { names: [], found: [] };
  const rest = { asides: [], sitemap: '', icons: '', pages: {}, feeds: {}, search: {} };
  await openMemory(out, 'engine').save({ build, engine: 'engine', mark, reads, ...rest });
  stand(build);
};

const REFUSED = `Another build has changed “${out}” meanwhile: it stays as that left it. Build again.`;

test('of two builds that would change the same output at once one does', async () => {
  await leave('one');
  const [one, other] = [openMemory(out, 'engine'), openMemory(out, 'engine')];
  one.forget();
  expect(() => other.forget()).toThrow(REFUSED);
});

test('a build leaves an output as it is that another build has changed since', async () => {
  await leave('one');
  const memory = openMemory(out, 'engine');
  expect(memory.before?.build).toBe('one');
  stand('two');
  expect(() => memory.forget()).toThrow(REFUSED);
  expect(openMemory(out, 'engine').before).toBeUndefined();
  stand('one');
  expect(openMemory(out, 'engine').before?.build).toBe('one');
  expect(openMemory(out, 'another').before).toBeUndefined();
});

test('what no build has written in 90 days goes as one is remembered', async () => {
  const [old, young] = [91, 89].map((days) => {
    const path = join(root, `.cache/memory/tests-${process.pid}-${days}.json`);
    const time = new Date(Date.now() - days * 86_400_000);
    writeFileSync(path, '{}');
    utimesSync(path, time, time);
    return path;
  });
  onTestFinished(() => rmSync(young ?? ''));
  await leave('one');
  expect([old, young].map((path) => existsSync(path ?? ''))).toEqual([false, true]);
});
