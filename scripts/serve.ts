import { parseOptions, readPort } from '../src/command/options.ts';
import { root } from '../src/command/root.ts';
import { fromHere } from '../src/command/site-path.ts';
import { serveSite } from '../src/server/serve-site.ts';

/** Serves a built site until SIGTERM or SIGINT. Exit 0 stopped, 2 could not run. */
export async function main(args: string[]): Promise<number> {
  const { env } = process;
  const options = parseOptions(args, { dir: 'string', port: 'string', host: 'string' });
  const dir = options.dir === undefined ? 'dist' : fromHere(options.dir);
  const port = readPort(options.port ?? (env.PORT || '4173'));
  return serveSite({ root, dir, port, host: options.host ?? (env.HOST || '127.0.0.1') });
}
