// Installs the packages where they are missing, for the launcher: on Node built-ins alone.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const isInstalled = (stamp, wanted) => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;

/** Waits a moment without a timer, since nothing else may go on meanwhile. */
const pause = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

/** Whether the process that a lock names runs no longer; one of another user's does. In a container each may bear our number. */
function isGone(lock) {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    return pid === process.pid || !process.kill(pid, 0);
  } catch (error) {
    return error.code !== 'EPERM';
  }
}

/** Two commands that start together must not install at once: the second waits for the first. */
function takeTurn(lock, isDone) {
  for (let waited = 0; ; waited += 250) {
    try {
      mkdirSync(dirname(lock), { recursive: true });
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return true;
    } catch (error) {
      if (error.code !== 'EEXIST' || error.syscall !== 'open')
        throw new Error(`The packages cannot be installed: ${error.message}.`);
      if (isDone()) return false;
      // Whoever held the turn for ten minutes is another one with that number.
      if (isGone(lock) || waited > 600_000) rmSync(lock, { recursive: true, force: true });
      else if (waited === 0) process.stderr.write('Waiting for another install …\n');
      pause(250);
    }
  }
}

/** @throws Error where they cannot be installed, in a sentence */
export function install(root) {
  const lock = join(root, 'package-lock.json');
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex');
  const stamp = join(root, 'node_modules', '.installed-lock');
  const isDone = () => isInstalled(stamp, wanted);
  if (isDone()) return;
  const turn = join(root, '.cache', 'installing');
  if (!takeTurn(turn, isDone)) return;
  try {
    if (isDone()) return;
    if (!hasInstalled(root, lock)) runInstall(root);
    writeFileSync(stamp, wanted);
  } finally {
    rmSync(turn, { recursive: true, force: true });
  }
}

/** True where `npm ci` or `npm install` has been run by hand: npm keeps a record of what it put there. */
function hasInstalled(root, lock) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;
  let wanted;
  let found;
  try {
    wanted = packagesOf(lock);
  } catch {
    throw new Error(
      'package-lock.json is not JSON. Of two versions that a merge left in it `npm install` makes one.',
    );
  }
  try {
    found = packagesOf(record);
  } catch {
    return false; // npm is writing it, or was ended meanwhile
  }
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || found[path]?.version === version || (optional && found[path] === undefined),
  );
}

function runInstall(root) {
  process.stderr.write('Installing packages …\n');
  const npm = process.env.npm_execpath;
  const [program, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const run = spawnSync(program, [...first, 'ci', '--include=dev', '--no-fund', '--no-audit'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: program === 'npm' && process.platform === 'win32',
  });
  if (run.status !== 0) throw new Error('The packages could not be installed: `npm ci` failed, see above.');
}
