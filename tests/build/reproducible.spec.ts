import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { filesBelow } from '../../src/ground/files-below.ts';
import { FULL, figure, SEED, sequence, sized } from '../support/proof.ts';
import { runCommand } from '../support/run-command.ts';

const root = resolve(import.meta.dirname, '../..');
const content = join(root, 'site-config');
const work = mkdtempSync(join(tmpdir(), 'page-engine-same-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

const ZONES = ['UTC', 'Asia/Kolkata', 'Pacific/Kiritimati', 'America/St_Johns', 'Pacific/Pago_Pago'];
const LANGUAGES = ['C', 'en_US.UTF-8', 'tr_TR.UTF-8', 'hi_IN.UTF-8', 'de_DE.UTF-8'];
const BUILDS = sized(10);

/** One hash over the names and bytes of all files. */
async function hashOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await filesBelow(folder))
    hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}

it.runIf(FULL)(
  `${BUILDS} builds in other folders, time zones, languages and orders of files are the same to the byte`,
  { timeout: 3_600_000 },
  async () => {
    const next = sequence(SEED);
    const files = await filesBelow(content);
    const hashes: string[] = [];
    for (let turn = 0; turn < BUILDS; turn += 1) {
      const folder = join(work, `${'nested/'.repeat(turn % 3)}build ${turn} é`);
      const site = join(folder, 'site-config');
      const shuffled = files.map((file) => [next(1_000_000), file] as const).sort(([a], [b]) => a - b);
      for (const [, file] of shuffled) {
        mkdirSync(dirname(join(site, file)), { recursive: true });
        cpSync(join(content, file), join(site, file));
      }
      // A site's schemas are named by paths that lead here.
      cpSync(join(root, 'schemas'), join(folder, 'schemas'), { recursive: true });
      const language = LANGUAGES[turn % LANGUAGES.length] ?? 'C';
      const env = { TZ: ZONES[turn % ZONES.length] ?? 'UTC', LANG: language, LC_ALL: language };
      const built = runCommand(root, ['build', '--site', site, '--out', join(folder, 'dist')], env);
      expect(built).toMatchObject({ code: 0, stderr: '' });
      hashes.push(await hashOf(join(folder, 'dist')));
      rmSync(folder, { recursive: true });
    }
    figure('Same builds', { builds: hashes.length, different: new Set(hashes).size - 1 });
    expect(new Set(hashes).size).toBe(1);
  },
);
