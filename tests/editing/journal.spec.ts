import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openJournal } from '../../src/editing/journal.ts';

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
