import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runCommand } from '../support/run-command.ts';

/** What the launcher says where the Node that runs it bears another number. */
function underNode(version: string) {
  const folder = mkdtempSync(join(tmpdir(), 'page-engine-node-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const other = join(folder, 'other.cjs');
  const versions = `{ ...process.versions, node: '${version}' }`;
  writeFileSync(other, `Object.defineProperty(process, 'versions', { value: ${versions} });`);
  return runCommand(folder, ['--help'], { NODE_OPTIONS: `--require "${other}"` });
}

it.each(['18.20.8', '20.18.3', '21.7.3', '22.12.0'])(
  'Node %s is refused in a sentence: exit 2',
  (version) => {
    const stderr = `Node 20.19 or newer is needed, of 22 at least 22.13, and not 21; this is ${version}.\n`;
    expect(underNode(version)).toEqual({ code: 2, stdout: '', stderr });
  },
);

it.each(['20.19.0', '22.13.0'])('Node %s is taken', (version) => {
  expect(underNode(version)).toMatchObject({ code: 0, stderr: '' });
});
