import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureChromium } from '../src/command/chromium.ts';
import { parseOptions } from '../src/command/options.ts';
import { root } from '../src/command/root.ts';

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

interface Check {
  readonly name: string;
  readonly args: readonly string[];
  /** Where the runner writes its own report; a check without one counts as one test. */
  readonly report?: { readonly file: string; read(json: unknown): Counts };
}

const numberAt = (value: unknown, key: string): number => {
  const found: unknown =
    typeof value === 'object' && value !== null
      ? Object.entries(value).find(([name]) => name === key)?.[1]
      : undefined;
  return typeof found === 'number' ? found : 0;
};
const objectAt = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;

const bin = (path: string) => join('node_modules', path);
const own = (command: string, ...args: string[]) => ['scripts/run.mjs', command, ...args];

const UNIT = '.cache/test/unit.json';
const BROWSER = '.cache/test/browser.json';

const CHECKS: readonly Check[] = [
  { name: 'Types', args: [bin('typescript/bin/tsc'), '--noEmit'] },
  { name: 'Lint', args: [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'] },
  { name: 'Generated files', args: own('generate', '--check') },
  { name: 'Documents', args: own('documents', '--check') },
  { name: 'Content', args: own('validate', '--strict') },
  {
    name: 'Unit, content and server tests',
    args: [bin('vitest/vitest.mjs'), 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${UNIT}`],
    report: {
      file: UNIT,
      read: (json) => ({
        passed: numberAt(json, 'numPassedTests'),
        failed:
          numberAt(json, 'numFailedTests') +
          (numberAt(json, 'numFailedTests') === 0 ? numberAt(json, 'numFailedTestSuites') : 0),
      }),
    },
  },
  {
    name: 'Browser tests',
    args: [bin('@playwright/test/cli.js'), 'test'],
    report: {
      file: BROWSER,
      read: (json) => ({
        passed: numberAt(objectAt(json, 'stats'), 'expected'),
        failed: numberAt(objectAt(json, 'stats'), 'unexpected') + numberAt(objectAt(json, 'stats'), 'flaky'),
      }),
    },
  },
];

async function runCheck(check: Check, env: NodeJS.ProcessEnv): Promise<Counts> {
  const started = performance.now();
  process.stdout.write(`\n── ${check.name}\n`);
  if (check.report) await rm(join(root, check.report.file), { force: true });
  const { status } = spawnSync(process.execPath, check.args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  });
  process.stdout.write(
    `   ${status === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s\n`,
  );
  if (!check.report) return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  const text = await readFile(join(root, check.report.file), 'utf8').catch(() => undefined);
  const counts = text === undefined ? { passed: 0, failed: 0 } : check.report.read(JSON.parse(text));
  // A runner that failed without naming a test, or counted none, has failed all the same.
  const silent = (status !== 0 && counts.failed === 0) || counts.passed + counts.failed === 0;
  return silent ? { passed: counts.passed, failed: counts.failed + 1 } : counts;
}

/** Runs every check, whatever the earlier ones said, and closes with the sum of the runners' own reports. */
export async function main(args: string[]): Promise<number> {
  const options = parseOptions(args, { full: 'boolean' });
  const started = performance.now();
  await mkdir(join(root, '.cache/test'), { recursive: true });
  const chromium = ensureChromium();
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...(chromium === '' ? {} : { CHROMIUM_PATH: chromium }),
    ...(options.full ? { FULL: '1' } : {}),
    BROWSER_REPORT: BROWSER,
    NO_COLOR: '1',
  };
  let passed = 0;
  let failed = 0;
  for (const check of CHECKS) {
    const counts = await runCheck(check, env);
    passed += counts.passed;
    failed += counts.failed;
  }
  process.stdout.write(`\n${Math.round((performance.now() - started) / 1000)} s in all\n`);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
}
