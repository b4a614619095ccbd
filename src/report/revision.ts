import { spawnSync } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '../command/options.ts';

/**
 * Opens the repository that a folder lies in.
 * @throws UsageError where there is no git, or the folder is in no repository that it opens
 */
export function openRepository(folder: string) {
  const run = (cwd: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
    const { status, stdout, stderr, error } = spawnSync('git', ['-c', 'core.quotepath=off', ...args], {
      cwd,
      // What it says is looked at: in one language.
      env: { ...process.env, LC_ALL: 'C', ...env },
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    });
    if (error) throw new UsageError('“git” could not be started, and the base is read from it.');
    return { ok: status === 0, out: stdout.trimEnd(), said: stderr.trim() };
  };
  const top = run(folder, ['rev-parse', '--show-toplevel']);
  if (!top.ok)
    throw new UsageError(
      /not a git repository/.test(top.said)
        ? `“${folder}” is in no git repository: there is no base to compare with.`
        : `git cannot open the repository of “${folder}”: ${top.said}`,
    );
  const git = (args: readonly string[], env?: NodeJS.ProcessEnv) => run(top.out, args, env);
  return { top: top.out, git };
}

export type Repository = ReturnType<typeof openRepository>;

/** Every branch, whichever a clone was told to follow. */
const FETCH = "origin '+refs/heads/*:refs/remotes/origin/*'";

/**
 * Where the branch left `name`: what the comparison starts from. `isEarlier` where that is not its newest commit.
 * @throws UsageError where there is no such revision, or too little of the history to find that place
 */
export function findRevision({ git }: Repository, name: string) {
  const found = name.startsWith('-')
    ? undefined
    : git(['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
  const isShallow = git(['rev-parse', '--is-shallow-repository']).out === 'true';
  const fetch = `Fetch it first: git fetch ${isShallow ? '--unshallow ' : ''}${FETCH}`;
  if (!found?.ok) throw new UsageError(`There is no revision “${name}” in this clone. ${fetch}`);
  const fork = git(['merge-base', found.out, 'HEAD']);
  // Compared with its newest commit, what others changed since would show as taken back.
  if (!fork.ok && isShallow)
    throw new UsageError(`Where the branch left “${name}” is not in this clone. ${fetch}`);
  const hash = fork.ok ? fork.out : found.out;
  return { hash, short: hash.slice(0, 7), isEarlier: hash !== found.out };
}

export type Revision = ReturnType<typeof findRevision>;

/** Paths that differ between a revision and the files as they stand, new ones included. */
export function changedPaths({ git }: Repository, hash: string): string[] {
  const lists = [
    git(['diff', '--name-only', '-z', '--no-renames', hash]),
    git(['ls-files', '--others', '--exclude-standard', '-z']),
  ];
  return lists.flatMap(({ out }) => out.split('\0')).filter((path) => path !== '');
}

/** True where the revision has files below a path (`''` is all of it). */
export const hasFolder = ({ git }: Repository, hash: string, path: string): boolean =>
  git(['cat-file', '-t', `${hash}:${path}`]).out === 'tree';

/**
 * Writes the files of a revision below a path to that path of a folder. Nothing of the repository changes: no index, no worktree.
 * @throws Error where git cannot
 */
export async function checkOut({ git }: Repository, hash: string, path: string, folder: string) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const index = { GIT_INDEX_FILE: join(folder, '..', `index-${process.pid}`) };
  try {
    // By their whole paths: attributes, such as those of Git LFS, are looked up by these.
    const below = path === '' ? [] : [`--prefix=${path}/`];
    const read = git(['read-tree', ...below, `${hash}:${path}`], index);
    const written = read.ok && git(['checkout-index', '--all', '--quiet', `--prefix=${folder}/`], index).ok;
    if (!written) throw new Error(`git could not write the files of ${hash}.`);
  } finally {
    await rm(index.GIT_INDEX_FILE, { force: true });
  }
}
