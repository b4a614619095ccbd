import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../command/options.ts';
import { root } from '../command/root.ts';
import { contentHash } from '../ground/content-hash.ts';

/** Where the two sites of a report are built: kept from one report to the next, so that only changes are built. */
export interface Workspace {
  /** The built base, and the built head. */
  readonly base: string;
  readonly head: string;
  /** For the files of the base; gone after the report. */
  readonly checkout: string;
  close(): void;
}

/** Says whose workspace it is. */
const SITE = 'site.txt';

function isAlive(lock: string): boolean {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return true;
  } catch {
    return false;
  }
}

function take(lock: string): void {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch {
    if (isAlive(lock)) throw new UsageError('Another report of this site is being made.');
    writeFileSync(lock, String(process.pid));
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
 * Opens the workspace of a site.
 * @throws UsageError where another process works in it
 */
export function openWorkspace(site: string): Workspace {
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
  process.once('exit', close);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  return {
    base: join(folder, 'base'),
    head: join(folder, 'head'),
    checkout,
    close() {
      process.off('exit', close);
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
      close();
    },
  };
}

/** A copy that takes no room: builds replace files and never write into them. */
export function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else
      try {
        linkSync(source, target);
      } catch {
        copyFileSync(source, target);
      }
  }
}
