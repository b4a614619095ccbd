import type { Stats } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { createCompiler } from '../content/compile.ts';
import type { Kept } from '../content/json/remembered.ts';
import { createLoader } from '../content/load/load.ts';
import type { SiteInput } from '../content/site/input.ts';
import { finishChange } from './pending-change.ts';
import { sayAtWork } from './progress.ts';
import { readSchemas } from './schemas.ts';
import { sitePath } from './site-path.ts';
import { openSoundTexts } from './sound-texts.ts';

/**
 * Reads a site folder into memory.
 * @throws LoadError where it is missing or too large
 */
export async function loadSite(
  folder: string,
  kept?: Kept,
  found?: ReadonlyMap<string, Stats>,
): Promise<SiteInput> {
  const input = await createLoader(folder, kept, found).load();
  sayAtWork(process.stderr, input.files.size);
  return input;
}

/**
 * What a command begins with: a site, and a compiler for it.
 * @param option `--site`, as it was written
 * @param found what the file system has just told of its files, by their paths: those that are known are read when they are asked for
 * @throws LoadError where the site is missing or too large
 */
export async function openSite(option: string | undefined, found?: ReadonlyMap<string, Stats>) {
  const folder = sitePath(option);
  const isFinished = await finishChange(folder);
  if (isFinished) process.stderr.write('A change that was interrupted is finished now.\n');
  const sound = openSoundTexts(folder);
  // A whole site leaves much behind that is needed once: cleared away early it takes a fifth less memory, and no longer.
  // It takes long enough to be compiled as the launcher has it compiled only after a second.
  if (sound.isEmpty && process.version.startsWith('v20.'))
    for (const flag of ['--heap-growing-percent=20', '--interrupt-budget=200000']) setFlagsFromString(flag);
  const schemas = await readSchemas();
  const input = await loadSite(folder, sound, found && (isFinished ? new Map() : found));
  return { folder, input, schemas, sound, compiler: createCompiler(schemas, sound) };
}
