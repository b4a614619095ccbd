import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../command/options.ts';
import { root } from '../command/root.ts';
import { contentHash } from '../ground/content-hash.ts';

/** Says whose workspace it is. */
const SITE = 'site.txt';

/** @throws UsageError where a process that is alive holds the lock */
function take(lock: string): void {
  try {
    if (existsSync(lock)) process.kill(Number(readFileSync(lock, 'utf8')), 0);
  } catch {
    // Whoever took it is gone.
    rmSync(lock, { force: true });
  }
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch {
    throw new UsageError('Another report of this site is being made.');
  }
}

/** Removes the workspaces of sites that are gone. */
function clean(parent: string): void {
  for (const name of existsSync(parent) ? readdirSync(parent) : []) {
    const site = join(parent, name, SITE);
    if (!existsSync(site) || !existsSync(readFileSync(site, 'utf8')))
      rmSync(join(parent, name), { recursive: true, force: true });
  }
}

/**
 * Opens the folders where the two sites of a report are built: kept from one report to the next, so that only changes
 * are built. What is in `checkout`, for the files of the base, goes when it is closed.
 * @throws UsageError where another process works in it
 */
export function openWorkspace(site: string) {
  const parent = join(root, '.cache/report');
  const folder = join(parent, contentHash(site));
  clean(parent);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, SITE), site);
  const lock = join(folder, 'lock');
  take(lock);
  const checkout = join(folder, 'checkout');
  const close = () => {
    rmSync(checkout, { recursive: true, force: true });
    rmSync(lock, { force: true });
  };
  const stop = () => process.exit(130);
  const signals = ['SIGINT', 'SIGTERM'] as const;
  process.once('exit', close);
  for (const signal of signals) process.once(signal, stop);
  return {
    base: join(folder, 'base'),
    head: join(folder, 'head'),
    checkout,
    close(): void {
      process.off('exit', close);
      for (const signal of signals) process.off(signal, stop);
      close();
    },
  };
}

export type Workspace = ReturnType<typeof openWorkspace>;
