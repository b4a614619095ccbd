import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openWorkspace } from '../../src/report/workspace.ts';

test.each([
  ['of no process', 2 ** 31 - 1],
  ['its own, as in a container', process.pid],
])('a report that was killed holds up none, though its number is %s; one under way does', (_, pid) => {
  const site = `/nowhere/${pid}`;
  const first = openWorkspace(site);
  const folder = dirname(first.base);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  first.close();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'lock'), String(pid));
  expect(() => openWorkspace(site).close()).not.toThrow();
  writeFileSync(join(folder, 'lock'), String(process.ppid));
  expect(() => openWorkspace(site)).toThrow('Another report of this site is being made.');
});
