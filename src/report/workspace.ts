import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../command/options.ts';
import { root } from '../command/root.ts';
import { contentHash } from '../ground/content-hash.ts';
import { isAlive } from '../ground/left-behind.ts';
import { attempt } from '../model/attempt.ts';

/** @throws UsageError where a process that is alive holds the lock */
function take(lock: string): void {
  // Whoever holds it may be done with it at this moment.
  const holder = attempt(() => Number(readFileSync(lock, 'utf8')));
  if (holder !== undefined && !isAlive(holder)) rmSync(lock, { force: true });
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch {
    throw new UsageError('Another report of this site is being made.');
  }
}

/**
 * Opens the folders where the two sites of a report are built: kept from one report to the next, so that only changes
 * are built. What is in `checkout`, for the files of the base, goes when it is closed.
 * @throws UsageError where another process works in it
 */
export function openWorkspace(site: string) {
  const folder = join(root, '.cache/report', contentHash(site));
  const lock = join(folder, 'lock');
  const checkout = join(folder, 'checkout');
  mkdirSync(folder, { recursive: true });
  take(lock);
  return {
    base: join(folder, 'base'),
    head: join(folder, 'head'),
    checkout,
    close(): void {
      rmSync(checkout, { recursive: true, force: true });
      rmSync(lock, { force: true });
    },
  };
}

export type Workspace = ReturnType<typeof openWorkspace>;
