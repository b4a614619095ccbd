import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { keepLastBuild, lastBuild, lastBuildFile } from '../../src/build/last-build.ts';

test('of a folder in which a page was cut short nothing is taken over', () => {
  const out = mkdtempSync(join(tmpdir(), 'page-engine-last-build-'));
  const kept = lastBuildFile(out);
  onTestFinished(() => [out, kept].forEach((path) => void rmSync(path, { recursive: true })));
  const told = { out: '', err: '' };
  const last = { madeOf: 'it', at: 0, until: 1e15, pages: 1, told, files: [['index.html', 4]] } as const;
  mkdirSync(dirname(kept), { recursive: true });
  keepLastBuild(out, last);
  writeFileSync(join(out, 'index.html'), 'page');
  expect(lastBuild(out, 'it')).toEqual(last);
  writeFileSync(join(out, 'index.html'), 'pa');
  expect(lastBuild(out, 'it')).toBeUndefined();
});

test('what another Node made is made anew', async () => {
  const own = Object.getOwnPropertyDescriptor(process, 'version');
  onTestFinished(() => void Object.defineProperty(process, 'version', own ?? {}));
  const hashes = [];
  for (const value of ['v20.19.0', 'v24.0.0']) {
    Object.defineProperty(process, 'version', { ...own, value });
    // It is found out once in the life of a module.
    vi.resetModules();
    hashes.push((await import('../../src/build/last-build.ts')).engineHash());
  }
  expect(new Set(hashes).size).toBe(2);
});
