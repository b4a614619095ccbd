import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../../..');

export interface Served {
  /** `http://127.0.0.1:PORT` and the base path, without a final slash. */
  readonly url: string;
  close(): Promise<void>;
}

function run(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  engine = root,
): { child: ChildProcess; said: () => string } {
  const child = spawn(process.execPath, [join(engine, 'scripts/run.mjs'), ...args], {
    cwd: engine,
    // The command resolves folders against where npm was called.
    env: { ...process.env, INIT_CWD: engine, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const hear = (part: unknown) => {
    text += String(part);
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  return { child, said: () => text };
}

async function finish(args: readonly string[], engine = root): Promise<void> {
  const { child, said } = run(args, {}, engine);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`“${args.join(' ')}” failed (exit ${code}):\n${said()}`);
}

/** `npm run build -- --out OUT [--site SITE] [--now NOW]`; rejects with what the command said. */
export const buildSite = (out: string, site?: string, now?: string): Promise<void> =>
  finish([
    ...['build', '--out', out],
    ...(site === undefined ? [] : ['--site', site]),
    ...(now === undefined ? [] : ['--now', now]),
  ]);

/** `npm run build -- --out OUT` of the engine in another folder, with its own content. */
export const buildWith = (engine: string, out: string): Promise<void> =>
  finish(['build', '--out', out], engine);

/** `npm run new-site -- DIR`: a small complete site. */
export const newSite = (dir: string): Promise<void> => finish(['new-site', dir]);

/** `npm run blocks -- --out OUT`: the block catalogue. */
export const writeCatalogue = (out: string): Promise<void> => finish(['blocks', '--out', out]);

/** What a server says first is where it is; closing it waits until it has ended. */
async function served({ child, said }: ReturnType<typeof run>): Promise<Served> {
  const closed = once(child, 'close');
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const address = /http:\/\/127\.0\.0\.1:\d+\S*(?=\s)/.exec(said())?.[0];
      if (address !== undefined) resolve(address.replace(/\/$/, ''));
    });
    child.once('close', (code) => reject(new Error(`The server stopped (exit ${code}):\n${said()}`)));
  });
  return {
    url,
    async close() {
      child.kill('SIGTERM');
      await closed;
    },
  };
}

/**
 * `npm run dev` on a port of 127.0.0.1 that it finds itself: one that was free a moment ago may be taken by then.
 * @param site its folder; without one the shipped content
 */
export async function serveDev(site?: string): Promise<Served> {
  const args = ['dev', '--port', '0', ...(site === undefined ? [] : ['--site', site])];
  return served(run(args, { HOST: '127.0.0.1', NO_COLOR: '1' }));
}

/** What the served sites sign the challenges of their captcha with. */
export const CAPTCHA_SECRET = 'of the tests';

/** `npm run serve -- --dir DIR` on a free port of 127.0.0.1, its messages in `inbox`: not among those of a developer. */
export async function serveSite(dir: string, inbox = join(dir, '../inbox.db')): Promise<Served> {
  return served(
    run(['serve', '--dir', dir], {
      PORT: '0',
      HOST: '127.0.0.1',
      CONTACT_DATABASE: inbox,
      CONTACT_RATE_LIMIT: 'off',
      CAPTCHA_SECRET,
    }),
  );
}
