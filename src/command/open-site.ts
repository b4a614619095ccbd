import { createCompiler } from '../content/compile.ts';
import type { Kept } from '../content/json/remembered.ts';
import { createLoader, type PictureSizes } from '../content/load/load.ts';
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
export async function loadSite(folder: string, sizes?: PictureSizes, kept?: Kept): Promise<SiteInput> {
  const input = await createLoader(folder, sizes, kept).load();
  sayAtWork(process.stderr, input.files.size);
  return input;
}

/**
 * What a command begins with: a site, and a compiler for it.
 * @param option `--site`, as it was written
 * @param isGlance true where most files are not looked into: those that are known are read when they are asked for
 * @throws LoadError where the site is missing or too large
 */
export async function openSite(option: string | undefined, isGlance = false) {
  const folder = sitePath(option);
  if (await finishChange(folder)) process.stderr.write('A change that was interrupted is finished now.\n');
  const schemas = await readSchemas();
  const sound = openSoundTexts(folder);
  const input = await loadSite(folder, sound.sizes, isGlance ? sound : undefined);
  return { folder, input, schemas, sound, compiler: createCompiler(schemas, sound) };
}
