import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { UsageError } from '../../src/command/options.ts';
import { openRepository } from '../../src/report/revision.ts';

it.each([
  ['is in no repository', undefined, '“FOLDER” is in no git repository: there is no base to compare with.'],
  [
    'git refuses to open',
    'none',
    'git cannot open the repository of “FOLDER”: fatal: invalid gitfile format: FOLDER/.git',
  ],
])('a folder that %s: the reason in a sentence', async (_, gitfile, said) => {
  const folder = await mkdtemp(join(tmpdir(), 'revision-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  if (gitfile !== undefined) await writeFile(join(folder, '.git'), gitfile);
  expect(() => openRepository(folder)).toThrow(new UsageError(said.replaceAll('FOLDER', folder)));
});
