import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureChromium } from '../src/command/chromium.ts';
import { parseOptions } from '../src/command/options.ts';
import { root } from '../src/command/root.ts';
import { type Check, runChecks } from '../src/command/run-checks.ts';

const bin = (path: string) => join('node_modules', path);
const own = (command: string, ...args: string[]) => ['scripts/run.mjs', command, ...args];

const UNIT = '.cache/test/unit.json';
const BROWSER = '.cache/test/browser.json';
const SITE = '.cache/test/site';

type Numbers<Name extends string> = Readonly<Record<Name, number>>;

function unitCounts(text: string) {
  const report: Numbers<`num${'Passed' | 'Failed'}Tests` | 'numFailedTestSuites'> = JSON.parse(text);
  return { passed: report.numPassedTests, failed: report.numFailedTests || report.numFailedTestSuites };
}

function browserCounts(text: string) {
  const { stats }: { readonly stats: Numbers<'expected' | 'unexpected' | 'flaky'> } = JSON.parse(text);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

const CHECKS: readonly Check[] = [
  { name: 'Types', args: [bin('typescript/bin/tsc'), '--noEmit', '--singleThreaded'] },
  { name: 'Lint', args: [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'] },
  { name: 'Generated files', args: own('generate', '--check') },
  { name: 'Documents', args: own('documents', '--check') },
  { name: 'Content', args: own('validate', '--strict') },
  // Built once, with its code, for all tests that need it.
  { name: 'Site', args: own('build', '--out', SITE) },
  {
    name: 'Unit, content and server tests',
    args: [bin('vitest/vitest.mjs'), 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${UNIT}`],
    report: { file: UNIT, read: unitCounts },
  },
  {
    name: 'Browser tests',
    args: [bin('@playwright/test/cli.js'), 'test'],
    report: { file: BROWSER, read: browserCounts },
  },
];

/** Runs every check. Exit 0 all passed, 1 something failed, 2 could not run. */
export async function main(args: string[]): Promise<number> {
  const options = parseOptions(args, { full: 'boolean' });
  await mkdir(join(root, '.cache/test'), { recursive: true });
  const chromium = ensureChromium();
  const env = { ...process.env, BROWSER_REPORT: BROWSER, SITE_DIR: join(root, SITE), NO_COLOR: '1' };
  if (chromium !== '') Object.assign(env, { CHROMIUM_PATH: chromium });
  if (options.full) Object.assign(env, { FULL: '1' });
  const { failed } = await runChecks(CHECKS, env);
  return failed === 0 ? 0 : 1;
}
