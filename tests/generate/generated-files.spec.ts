import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../../src/command/root.ts';
import { generatedFiles } from '../../src/generate/generated-files.ts';

const place = mkdtempSync(join(tmpdir(), 'page-engine-attributes-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

test('a merge puts no marks into what is generated, so that it can be generated anew', async () => {
  copyFileSync(join(root, '.gitattributes'), join(place, '.gitattributes'));
  execFileSync('git', ['init', '--quiet'], { cwd: place });
  // The record of versions is kept, not made.
  const paths = [...(await generatedFiles()).files.keys()].filter((path) => path !== 'schemas/versions.json');
  const told = execFileSync('git', ['check-attr', 'merge', '--', ...paths], { cwd: place, encoding: 'utf8' });
  expect(told.trim().split('\n')).toEqual(paths.map((path) => `${path}: merge: unset`));
});
