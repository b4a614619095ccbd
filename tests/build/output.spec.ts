import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openOutput } from '../../src/build/output.ts';

const work = mkdtempSync(join(tmpdir(), 'page-engine-output-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

test.each([undefined, { files: {}, asides: [] }])(
  'nothing is written outside of the output',
  async (standing) => {
    const output = await openOutput(join(work, 'dist'), standing);
    const write = (file: string) => output.write('/', file, 'text', 'revalidate');
    expect(() => write('../dist.old/x')).toThrow('../dist.old/x lies outside of');
    expect(write('a/../b..c').file).toBe('a/../b..c');
    await output.discard();
    expect(readdirSync(work)).toEqual([]);
  },
);

/** More than a system gives. */
const DEAD = 2 ** 30;

test('what builds that broke off left beside the output goes; what another one writes stays', async () => {
  const alive = `dist.building-${process.ppid}`;
  for (const name of [`dist.building-${DEAD}`, `dist.old-${DEAD}`, alive, `site.old-${DEAD}`])
    mkdirSync(join(work, name));
  const output = await openOutput(join(work, 'dist'), undefined);
  await output.commit();
  expect(readdirSync(work).sort()).toEqual(['dist', alive, `site.old-${DEAD}`]);
});
