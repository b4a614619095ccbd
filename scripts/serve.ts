import { resolve } from 'node:path';
import { parseOptions, readPort } from '../src/command/options.ts';
import { root } from '../src/command/root.ts';
import { serveSite } from '../src/server/serve-site.ts';

/** Serves a built site until SIGTERM or SIGINT. Returns the exit code: 0, or 2 when it could not run. */
export async function main(args: string[]): Promise<number> {
  const { env } = process;
  try {
    const options = parseOptions(args, {
      dir: 'string',
      port: 'string',
      host: 'string',
    });
    // As every folder that a command is given: seen from where it was called.
    const from = env.INIT_CWD ?? root;
    const dir = options.dir === undefined ? 'dist' : resolve(from, options.dir);
    const port = readPort(options.port ?? (env.PORT || '4173'));
    return await serveSite({ root, dir, port, host: options.host ?? (env.HOST || '127.0.0.1') });
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 2;
  }
}
