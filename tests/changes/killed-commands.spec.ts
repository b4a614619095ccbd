import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makeSite } from '../../src/bench/make-site.ts';
import { finishChange } from '../../src/command/pending-change.ts';
import { root } from '../../src/command/root.ts';
import { contentHash } from '../../src/ground/content-hash.ts';
import { FULL, SEED, sequence } from '../support/proof.ts';

/** One hash of every file’s place and bytes. */
async function stateOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const parts = await Promise.all(
    paths.sort().map(async (path) => `${path.slice(folder.length)} ${contentHash(await readFile(path))}`),
  );
  return contentHash(parts.join('\n'));
}

const rename = (site: string, from: string, to: string) =>
  spawn(process.execPath, [join(root, 'scripts/run.mjs'), 'rename', '--site', site, from, to], {
    stdio: 'ignore',
  });

test.runIf(FULL)(
  'renaming in 1,000 files, killed 200 times: before or after, and nothing between',
  async () => {
    const home = await mkdtemp(join(tmpdir(), 'killed-'));
    try {
      const [clean, site] = [join(home, 'clean'), join(home, 'site')];
      await makeSite(join(root, 'site-config'), clean, 1000, 'pages');
      const before = await stateOf(clean);
      await cp(clean, site, { recursive: true });
      await new Promise((resolve) => rename(site, '/contact-us', '/write-to-us').once('close', resolve));
      const after = await stateOf(site);
      expect(after).not.toBe(before);
      const random = sequence(SEED);
      for (let kill = 0; kill < 200; kill += 1) {
        await rm(site, { recursive: true });
        await cp(clean, site, { recursive: true });
        const child = rename(site, '/contact-us', '/write-to-us');
        const closed = new Promise((resolve) => child.once('close', resolve));
        while (child.exitCode === null && !existsSync(join(site, '.change-under-way'))) await wait(1);
        await wait(random(60));
        child.kill('SIGKILL');
        await closed;
        await finishChange(site);
        expect([before, after], `kill ${kill}`).toContain(await stateOf(site));
      }
    } finally {
      await rm(home, { recursive: true, force: true });
    }
  },
);
