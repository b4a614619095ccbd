import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../src/command/root.ts';
import { openJournal } from '../../src/editing/journal.ts';
import { contentHash } from '../../src/ground/content-hash.ts';

test('the last 200 steps can be taken back', async () => {
  const journal = openJournal(join(tmpdir(), 'page-engine-journal'));
  for (let step = 1; step <= 201; step += 1) await journal.add({ what: String(step), files: [] });
  const steps: string[] = [];
  for (let { undo } = await journal.next(); undo; { undo } = await journal.next()) {
    steps.push(undo.what);
    journal.passOver(undo);
  }
  expect([steps.length, steps[0], steps.at(-1)]).toEqual([200, '201', '2']);
});

test('a step that cannot be read is passed over', async () => {
  const folder = join(tmpdir(), 'page-engine-journal-half');
  const journal = openJournal(folder);
  for (const what of ['first', 'second']) await journal.add({ what, files: [] });
  const steps = join(root, '.cache/editing', contentHash(resolve(folder)), 'steps');
  writeFileSync(join(steps, (await journal.next()).undo?.name ?? ''), '');
  expect((await journal.next()).undo?.what).toBe('first');
});
