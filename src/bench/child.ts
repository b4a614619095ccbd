import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../command/root.ts';

/** One command, run to its end in a process of its own. */
export interface ChildRun {
  readonly code: number;
  readonly milliseconds: number;
  /** Peak of the memory that the process held, all its threads together, in megabytes of 10^6 bytes. */
  readonly megabytes: number;
  readonly output: string;
}

// Tells the peak on its way out. Workers inherit the option, so only the main thread speaks.
const TELL_PEAK = `data:text/javascript,${encodeURIComponent(
  `import{isMainThread}from'node:worker_threads';import{writeSync}from'node:fs';` +
    `if(isMainThread)process.on('exit',()=>{try{writeSync(3,String(process.resourceUsage().maxRSS))}catch{}})`,
)}`;

export const launcher = join(root, 'scripts/run.mjs');

/** The environment of a measured command: production, and nothing that a caller's shell adds. */
export const plainEnvironment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  SITE_ENV: 'production',
  NO_COLOR: '1',
  NODE_OPTIONS: '',
});

/** Runs one of our commands and takes its wall time, the start of Node included, and its peak memory. */
export function runCommand(args: readonly string[]): Promise<ChildRun> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(process.execPath, ['--import', TELL_PEAK, launcher, ...args], {
      cwd: root,
      env: plainEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    });
    let output = '';
    let peak = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.stdio[3]?.on('data', (chunk: Buffer) => {
      peak += chunk.toString();
    });
    child.once('error', reject);
    child.once('close', (code) =>
      resolve({
        code: code ?? 2,
        milliseconds: performance.now() - started,
        megabytes: (Number(peak) * 1024) / 1e6,
        output,
      }),
    );
  });
}

/** @throws Error with what the command said, where it did not succeed */
export async function runOrFail(args: readonly string[]): Promise<ChildRun> {
  const run = await runCommand(args);
  if (run.code !== 0)
    throw new Error(`“${args.join(' ')}” ended with ${run.code}:\n${run.output.trim().slice(-2000)}`);
  return run;
}
