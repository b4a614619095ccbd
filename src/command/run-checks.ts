import { spawnSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './root.ts';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

export interface Check {
  readonly name: string;
  readonly args: readonly string[];
  /** Where the runner writes its own report, and how it is read; a check without one counts as one test. */
  readonly report?: { readonly file: string; read(text: string): Counts };
}

// The shell tells what its children used, and theirs; nothing in Node does. Windows has no such shell.
const TIMED = ['-c', '"$@" 3>&-; code=$?; times >&3; exit $code', 'sh', process.execPath];

/** Runs a script of Node to its end. @returns its exit code and the seconds of processor time, of children too; 0 where unknown */
function run(args: readonly string[], env: NodeJS.ProcessEnv) {
  const [program, first] = process.platform === 'win32' ? [process.execPath, []] : ['/bin/sh', TIMED];
  const { status, output } = spawnSync(program, [...first, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
    env,
  });
  const times = [...String(output?.[3] ?? '').matchAll(/(?<!\d)(\d+)m(\d+(?:[.,]\d+)?)s/g)];
  const used = times.reduce((sum, [, m, s]) => sum + Number(m) * 60 + Number(s?.replace(',', '.')), 0);
  return { status, used };
}

const seconds = (wall: number, used: number) =>
  `${(wall / 1000).toFixed(1)} s${used > 0 ? `, ${used.toFixed(1)} s of processor time` : ''}`;

async function countsOf({ report }: Check, status: number | null): Promise<Counts> {
  if (!report) return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  const text = await readFile(join(root, report.file), 'utf8').catch(() => undefined);
  const { passed, failed } = text === undefined ? { passed: 0, failed: 0 } : report.read(text);
  // A runner that failed without naming a test, or counted none, has failed all the same.
  return { passed, failed: (status !== 0 && failed === 0) || passed + failed === 0 ? failed + 1 : failed };
}

/** Runs every check, whatever the earlier ones said, and tells the sum of the runners' own reports. */
export async function runChecks(checks: readonly Check[], env: NodeJS.ProcessEnv): Promise<Counts> {
  const begun = performance.now();
  const sum = { passed: 0, failed: 0, used: 0 };
  for (const check of checks) {
    const started = performance.now();
    process.stdout.write(`\n── ${check.name}\n`);
    if (check.report) await rm(join(root, check.report.file), { force: true });
    const { status, used } = run(check.args, env);
    const wall = performance.now() - started;
    process.stdout.write(`   ${status === 0 ? 'passed' : 'FAILED'} in ${seconds(wall, used)}\n`);
    const { passed, failed } = await countsOf(check, status);
    sum.passed += passed;
    sum.failed += failed;
    sum.used += used;
  }
  process.stdout.write(`\n${seconds(performance.now() - begun, sum.used)} in all\n`);
  process.stdout.write(`${sum.passed} passed, ${sum.failed} failed\n`);
  return sum;
}
