import { resolve } from 'node:path';
import { addressOf, parseOptions } from '../src/command/options.ts';
import { root } from '../src/command/root.ts';
import { start } from '../src/server/listen.ts';
import { main as build } from './build.ts';
import { main as serve } from './serve.ts';

/** Builds the shipped site (what did not change is taken over) and serves it until it is stopped. */
export async function main(args: string[]): Promise<number> {
  parseOptions(args, {});
  // A port that is taken is told before a build of a minute, not after it.
  const probe = await start({ fetch: () => new Response() }, addressOf({}));
  await probe.close();
  const built = await build([]);
  return built === 0 ? serve(['--dir', resolve(root, 'dist')]) : built;
}
