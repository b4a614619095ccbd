import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { filesBelow } from '../../src/ground/files-below.ts';

it('are sorted, those of folders among them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'files-below-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'a'));
  for (const file of ['b', 'a/c']) writeFileSync(join(folder, file), '');
  expect(await filesBelow(folder)).toEqual(['a/c', 'b']);
});
