import {
  existsSync,
  lstatSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** Whether another process with this number runs. */
export const isAlive = (pid: number): boolean => {
  // A container gives every build the same number: what bears ours is of one before us.
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** What builds and reports that broke off have left beside a folder, and what it is there: half a new one, or the whole one before. */
export function leftBehind(target: string) {
  if (!statSync(dirname(target), { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(dirname(target)).flatMap((name) => {
    const [left = '', is, pid] = /\.(building|writing|old)-(\d+)$/.exec(name) ?? [];
    if (pid === undefined || name !== basename(target) + left || isAlive(Number(pid))) return [];
    return [{ path: join(dirname(target), name), isOld: is === 'old' }];
  });
}

/**
 * Puts the folder back that a build had moved aside when it was killed, before the new one stood in its place.
 * @param mark the file that lies in every whole one
 */
export function bringBack(folder: string, mark: string): void {
  const link = lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink();
  const target = link ? resolve(realpathSync(dirname(folder)), readlinkSync(folder)) : folder;
  if (existsSync(target)) return;
  const whole = leftBehind(target).find(({ path, isOld }) => isOld && existsSync(join(path, mark)));
  if (whole) renameSync(whole.path, target);
}
