import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { finishChange } from '../../src/command/pending-change.ts';
import { root } from '../../src/command/root.ts';
import { contentHash } from '../../src/ground/content-hash.ts';
import { longAgo } from '../support/long-ago.ts';
import { FULL, figure, SEED, sequence } from '../support/proof.ts';

/** One hash of every file’s place and bytes. */
async function stateOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const parts = await Promise.all(
    paths.sort().map(async (path) => `${path.slice(folder.length)} ${contentHash(await readFile(path))}`),
  );
  return contentHash(parts.join('\n'));
}

const SITE = join(root, 'site-config');
const FILES = 1000;
const KILLS = 100;

/** An old site of 1,000 pages, each with a block of an old version and a link to the page that is renamed. */
async function makeOldSite(folder: string): Promise<void> {
  await cp(join(root, 'tests/fixtures/old-site'), folder, { recursive: true });
  for (const file of ['strings.json', 'theme.json', 'public/fonts'])
    await cp(join(SITE, file), join(folder, file), { recursive: true });
  const text = await readFile(join(folder, 'pages/index.json'), 'utf8');
  for (let number = 0; number < FILES; number += 1)
    await writeFile(join(folder, `pages/p-${number}.json`), text);
}

/** Runs a command of the engine on a site; it ends when the process does. */
function begin(command: string, site: string, names: readonly string[]) {
  const args = [join(root, 'scripts/run.mjs'), command, '--site', site, ...names];
  const child = spawn(process.execPath, args, { stdio: 'ignore' });
  return { child, ended: new Promise<number | null>((resolve) => child.once('close', resolve)) };
}

describe.runIf(FULL)(`killed ${KILLS} times on ${FILES} files: before or after, and nothing between`, () => {
  const home = mkdtemp(join(tmpdir(), 'killed-'));
  afterAll(async () => rm(await home, { recursive: true, force: true }));

  // In this order: what is migrated is renamed then.
  test.each([
    ['migrate', []],
    ['rename', ['/articles/first', '/articles/one']],
  ] as const)('%s', { timeout: 3_600_000 }, async (command, names) => {
    const [clean, site] = [
      join(await home, command === 'migrate' ? 'clean' : 'done'),
      join(await home, command),
    ];
    if (command === 'migrate') await makeOldSite(clean);
    const copy = async (from: string, to: string) => {
      await rm(to, { recursive: true, force: true });
      await cp(from, to, { recursive: true });
    };
    await copy(clean, site);
    const change = '.change-under-way';
    const began = performance.now();
    const whole = begin(command, site, names);
    // For how long the change is under way: on a busy machine it takes another part of the time.
    const seen: number[] = [];
    while (whole.child.exitCode === null) {
      if (existsSync(join(site, change))) seen.push(performance.now());
      await wait(1);
    }
    expect(await whole.ended).toBe(0);
    const milliseconds = performance.now() - began;
    const within = (seen.at(-1) ?? 0) - (seen[0] ?? 0);
    if (command === 'migrate') await copy(site, join(await home, 'done'));
    const [before, after] = [await stateOf(clean), await stateOf(site)];
    expect(after).not.toBe(before);

    const random = sequence(SEED);
    const ends = { 'taken back': 0, 'begun and taken back': 0, finished: 0, 'was done': 0 };
    let state = after;
    for (let kill = 0; kill < KILLS; kill += 1) {
      if (state !== before) await copy(clean, site);
      const { child, ended } = begin(command, site, names);
      // Most in the midst of the change, which takes a small part of the time; the others at any moment.
      const isWithin = kill % 4 > 0;
      while (isWithin && child.exitCode === null && !existsSync(join(site, change))) await wait(1);
      // Where the machine is slower by now, the end of the change is met, too.
      await wait((random(1000) / 1000) * (isWithin ? within * (1 + (kill % 3)) : milliseconds));
      child.kill('SIGKILL');
      await ended;
      const hadBegun = existsSync(join(site, change));
      await longAgo(site);
      const isFinished = await finishChange(site);
      state = await stateOf(site);
      expect([before, after], `kill ${kill}`).toContain(state);
      if (state === before) ends[hadBegun ? 'begun and taken back' : 'taken back'] += 1;
      else ends[isFinished ? 'finished' : 'was done'] += 1;
    }
    figure(`Kills of ${command}`, { kills: KILLS, files: FILES, ...ends });
    expect(Math.min(ends.finished, ends['begun and taken back'])).toBeGreaterThan(0);
  });
});
