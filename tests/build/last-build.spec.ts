import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
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
