import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

test('git keeps what is published as it was given, a document of letters and Windows line ends too', () => {
  copyFileSync(join(root, '.gitattributes'), join(place, '.gitattributes'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: place });
  git('init', '--quiet');
  mkdirSync(join(place, 'site/public'), { recursive: true });
  const given = '%PDF-1.4\r\n%%EOF\r\n';
  writeFileSync(join(place, 'site/public/a.pdf'), given);
  git('add', '.');
  expect(String(git('show', ':site/public/a.pdf'))).toBe(given);
});
