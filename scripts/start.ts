import { resolve } from 'node:path';
import { parseOptions } from '../src/command/options.ts';
import { root } from '../src/command/root.ts';
import { main as build } from './build.ts';
import { main as serve } from './serve.ts';

/** Builds the shipped site (what did not change is taken over) and serves it until it is stopped. */
export async function main(args: string[]): Promise<number> {
  parseOptions(args, {});
  const built = await build([]);
  return built === 0 ? serve(['--dir', resolve(root, 'dist')]) : built;
}
