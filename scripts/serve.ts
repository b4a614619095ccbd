import { addressOf, parseOptions } from '../src/command/options.ts';
import { root } from '../src/command/root.ts';
import { fromHere } from '../src/command/site-path.ts';
import { serveSite } from '../src/server/serve-site.ts';

/** Serves a built site until SIGTERM or SIGINT. Exit 0 stopped, 2 could not run. */
export async function main(args: string[]): Promise<number> {
  const options = parseOptions(args, { dir: 'string', port: 'string', host: 'string' });
  const dir = options.dir === undefined ? 'dist' : fromHere(options.dir);
  return serveSite({ root, dir, ...addressOf(options) });
}
