import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openGit } from '../../src/editing/git.ts';

const root = mkdtempSync(join(tmpdir(), 'page-engine-git-'));
const site = join(root, 'site');
afterAll(() => rmSync(root, { recursive: true, force: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim();

test('without git there is nothing to compare with', async () => {
  mkdirSync(join(site, 'pages'), { recursive: true });
  writeFileSync(join(site, 'pages/a.json'), '{}\n');
  writeFileSync(join(root, 'notes.txt'), 'mine\n');
  expect(await openGit(site)).toBeUndefined();
});

test('the site’s changes, and no others, are committed on a new branch', async () => {
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'A');
  git('config', 'user.email', 'a@example.com');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'first');
  writeFileSync(join(site, 'pages/a.json'), '{ "title": "A" }\n');
  writeFileSync(join(site, 'pages/b.json'), '{}\n');
  mkdirSync(join(site, '.schemas'));
  writeFileSync(join(site, '.schemas/page.schema.json'), '{}\n');
  writeFileSync(join(root, 'notes.txt'), 'still mine\n');
  const repository = await openGit(site);
  expect(await repository?.changed()).toEqual(['pages/a.json', 'pages/b.json']);
  expect(await repository?.before('pages/a.json')).toBe('{}\n');
  expect(await repository?.before('pages/b.json')).toBeNull();

  await expect(repository?.commit('New Words', 'Words')).rejects.toThrow(
    'A branch is named in small letters, digits and hyphens.',
  );
  await expect(repository?.commit('words', ' ')).rejects.toThrow('Say in a sentence what was changed.');
  await expect(repository?.commit('main', 'Words')).rejects.toThrow('There is a branch “main” already.');
  // What git refuses leaves no branch behind, though it has not all of what it follows.
  git('remote', 'add', 'o', '.');
  git('update-ref', 'refs/remotes/o/main', git('commit-tree', 'HEAD^{tree}', '-m', 'other'));
  git('branch', '--quiet', '--set-upstream-to', 'o/main');
  git('config', 'branch.autoSetupMerge', 'inherit');
  const hook = join(root, '.git/hooks/pre-commit');
  writeFileSync(hook, '#!/bin/sh\necho No words. >&2\nexit 1\n', { mode: 0o755 });
  await expect(repository?.commit('new-words', 'Words')).rejects.toThrow(
    'Nothing was committed. Git says: No words.',
  );
  expect(git('branch', '--list')).toBe('* main');
  rmSync(hook);
  expect(await repository?.commit('new-words', 'Words')).toBe('new-words');
  expect(git('rev-parse', '--abbrev-ref', 'HEAD')).toBe('new-words');
  expect(git('show', '--name-only', '--format=%s')).toBe(
    'Words\n\nsite/.schemas/page.schema.json\nsite/pages/a.json\nsite/pages/b.json',
  );
  expect(git('status', '--porcelain')).toBe('M notes.txt');
  expect(await repository?.changed()).toEqual([]);
  await expect(repository?.commit('again', 'Words')).rejects.toThrow(
    'Nothing was committed. Git says: On branch again',
  );
});

test('through a link a file is still as the last commit has it, and what git cannot say is no answer', async () => {
  const link = join(root, 'link');
  symlinkSync(site, link, 'dir');
  const repository = await openGit(link);
  expect(await repository?.before('pages/a.json')).toBe('{ "title": "A" }\n');
  expect(await repository?.before('pages/c.json')).toBeNull();
  rmSync(join(root, '.git/objects'), { recursive: true });
  await expect(repository?.before('pages/a.json')).rejects.toThrow('git show HEAD:./pages/a.json');
});
