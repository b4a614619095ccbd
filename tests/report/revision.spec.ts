import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { UsageError } from '../../src/command/options.ts';
import { checkOut, findRevision, openRepository } from '../../src/report/revision.ts';

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

it('a clone of which too little is there: what to fetch, which then helps', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'revision-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const sh = (script: string) => spawnSync('sh', ['-ec', script], { cwd: folder, encoding: 'utf8' }).status;
  const commit =
    'git -c user.name=E -c user.email=e@example.com -c commit.gpgsign=false commit -q --allow-empty -m';
  expect(
    sh(`git init -q -b main all; cd all; ${commit} a; git branch topic; ${commit} b; git checkout -q topic; ${commit} c
      cd ..; git clone -q --depth 1 -b topic "file://$PWD/all" part`),
  ).toBe(0);
  const part = openRepository(join(folder, 'part'));
  const fetch = "git fetch --unshallow origin '+refs/heads/*:refs/remotes/origin/*'";
  const find = () => findRevision(part, 'origin/main');
  expect(find).toThrow(
    new UsageError(`There is no revision “origin/main” in this clone. Fetch it first: ${fetch}`),
  );
  expect(sh('cd part; git fetch -q --depth 1 origin main:refs/remotes/origin/main')).toBe(0);
  expect(find).toThrow(
    new UsageError(`Where the branch left “origin/main” is not in this clone. Fetch it first: ${fetch}`),
  );
  expect(sh(`cd part; ${fetch}`)).toBe(0);
  expect(find()).toMatchObject({ hash: part.git(['rev-parse', 'HEAD^']).out, isEarlier: true });
});

it('a base is written as attributes say of its paths, as pictures kept by Git LFS need it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'revision-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const script = `git init -q all; cd all; mkdir site; echo a >site/a.txt; echo 'site/a.txt text eol=crlf' >.gitattributes; git add .
    git -c user.name=E -c user.email=e@example.com -c commit.gpgsign=false commit -q -m a`;
  expect(spawnSync('sh', ['-ec', script], { cwd: folder }).status).toBe(0);
  await checkOut(openRepository(join(folder, 'all')), 'HEAD', 'site', join(folder, 'base'));
  expect(await readFile(join(folder, 'base/site/a.txt'), 'utf8')).toBe('a\r\n');
});
