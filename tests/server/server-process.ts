import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { ContactService } from '../../src/model/build-manifest.ts';
import { type Files, temporaryFolder, writeBuild } from './build-folder.ts';
import { contactService } from './contact-site.ts';

const root = join(import.meta.dirname, '../..');

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** `npm run serve` in a process of its own, over a build that has nothing but the contact service. */
export interface ServerProcess {
  readonly port: number;
  readonly url: string;
  readonly file: string;
  /** Starts it, on the same port every time, and resolves when it listens. */
  start(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  stop(): Promise<number | null>;
  /** The most memory that it has had resident, in bytes; undefined where the system does not tell (Linux does). */
  peak(): number | undefined;
  /** All that it said on both streams. */
  said(): string;
}

export function serverProcess(
  port: number,
  env: Record<string, string> = {},
  files: Files = {},
  changes: Partial<ContactService> = {},
): ServerProcess {
  const folder = temporaryFolder();
  writeBuild(folder, files, { contact: contactService(changes) });
  const file = join(folder, 'inbox.db');
  let child: ChildProcess | undefined;
  let text = '';
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    const ending = child;
    child = undefined;
    if (ending === undefined || ending.exitCode !== null) return ending?.exitCode ?? null;
    const ended = once(ending, 'exit');
    ending.kill(signal);
    await ended;
    return ending.exitCode;
  };
  return {
    port,
    url: `http://127.0.0.1:${port}/service/simplicityService/contactUs/`,
    file,
    async start() {
      const started = spawn(
        process.execPath,
        [join(root, 'scripts/run.mjs'), 'serve', '--dir', folder, '--port', String(port)],
        {
          cwd: root,
          stdio: ['ignore', 'pipe', 'pipe'],
          env: { ...process.env, CONTACT_DATABASE: file, CONTACT_RATE_LIMIT: 'off', ...env },
        },
      );
      child = started;
      let own = '';
      await new Promise<void>((listens, fails) => {
        const hear = (chunk: unknown) => {
          own += String(chunk);
          text += String(chunk);
          if (own.includes('Serving ')) listens();
        };
        started.stdout?.on('data', hear);
        started.stderr?.on('data', hear);
        started.once('exit', (code) => fails(new Error(`The server ended with ${code}: ${own}`)));
      });
    },
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    peak() {
      const status = `/proc/${child?.pid}/status`;
      const [, kilobytes] =
        /VmHWM:\s+(\d+) kB/.exec(existsSync(status) ? readFileSync(status, 'utf8') : '') ?? [];
      return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
    },
    said: () => text,
  };
}
