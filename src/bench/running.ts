import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { root } from '../command/root.ts';
import { launcher, plainEnvironment } from './child.ts';

/** A command of ours that keeps running until it is stopped. */
export interface Running {
  /** The first address that it printed, without a final slash. */
  readonly address: string;
  stop(): Promise<void>;
}

const WAIT = 60_000;

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Starts a server command and waits for the address that it prints.
 * @throws Error with what the command said, where it ends or says nothing for a minute
 */
export function startCommand(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Running> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [launcher, ...args], {
      cwd: root,
      env: { ...plainEnvironment(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = new Promise<void>((done) => child.once('close', () => done()));
    let output = '';
    const fail = () => {
      child.kill('SIGKILL');
      reject(
        new Error(`“${args.join(' ')}” did not start: ${output.trim().slice(-500) || 'it said nothing'}`),
      );
    };
    const timer = setTimeout(fail, WAIT);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /http:\/\/[^\s/]+/.exec(output)?.[0];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve({
        address,
        async stop() {
          child.kill('SIGTERM');
          const hard = setTimeout(() => child.kill('SIGKILL'), 5000);
          await ended;
          clearTimeout(hard);
        },
      });
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', reject);
    void ended.then(() => {
      clearTimeout(timer);
      reject(new Error(`“${args.join(' ')}” ended: ${output.trim().slice(-500)}`));
    });
  });
}
