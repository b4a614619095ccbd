import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../command/root.ts';

// Tells the peak on its way out. Workers inherit the option, so only the main thread speaks.
const TELL_PEAK = `data:text/javascript,${encodeURIComponent(
  `import{isMainThread}from'node:worker_threads';import{writeSync}from'node:fs';` +
    `if(isMainThread)process.on('exit',()=>{try{writeSync(3,String(process.resourceUsage().maxRSS))}catch{}})`,
)}`;

/** Starts one of our commands in a process of its own, in production, with nothing that a caller's shell adds. */
function spawnCommand(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, ['--import', TELL_PEAK, join(root, 'scripts/run.mjs'), ...args], {
    cwd: root,
    env: { ...process.env, SITE_ENV: 'production', NO_COLOR: '1', NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const said = { output: '', peak: '' };
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said.output += chunk.toString();
    });
  child.stdio[3]?.on('data', (chunk: Buffer) => {
    said.peak += chunk.toString();
  });
  const ended = once(child, 'close').then(([code]: unknown[]) => code);
  const failure = (what: string) =>
    new Error(`“${args.join(' ')}” ${what}: ${said.output.trim().slice(-2000) || 'it said nothing'}`);
  return { child, said, ended, failure };
}

export type CommandRun = Awaited<ReturnType<typeof runCommand>>;

/**
 * Runs one of our commands and takes its wall time, the start of Node included, and the peak of the memory that the
 * process held, all its threads together, in megabytes of 10^6 bytes.
 * @throws Error with what the command said, where it did not succeed
 */
export async function runCommand(args: readonly string[]) {
  const started = performance.now();
  const { said, ended, failure } = spawnCommand(args);
  const code = await ended;
  if (code !== 0) throw failure(`ended with ${code}`);
  return { milliseconds: performance.now() - started, megabytes: (Number(said.peak) * 1024) / 1e6 };
}

const WAIT = 60_000;

/**
 * Starts a server command on a free port and waits for the address that it prints, without a final slash.
 * @throws Error with what the command said, where it ends or says nothing for a minute
 */
export async function startCommand(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const { child, said, ended, failure } = spawnCommand([...args, '--port', '0'], env);
  const timer = setTimeout(() => child.kill('SIGKILL'), WAIT);
  const address = await new Promise<string>((resolve, reject) => {
    const read = () => {
      const found = /http:\/\/[^\s/]+/.exec(said.output)?.[0];
      if (found !== undefined) resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    ended.then((code) => reject(failure(`ended with ${code}`)), reject);
  }).finally(() => clearTimeout(timer));
  return {
    address,
    async stop(): Promise<void> {
      child.kill('SIGTERM');
      const hard = setTimeout(() => child.kill('SIGKILL'), 5000);
      await ended;
      clearTimeout(hard);
    },
  };
}
