import { createLoader, LoadError } from '../content/load/load.ts';
import type { SiteInput } from '../content/site/input.ts';
import { UsageError } from './options.ts';
import { sayAtWork } from './progress.ts';

/**
 * Reads a site folder into memory.
 * @throws UsageError where it is missing or too large
 */
export async function loadSite(
  folder: string,
): Promise<{ readonly folder: string; readonly input: SiteInput }> {
  try {
    const input = await createLoader(folder).load();
    sayAtWork(process.stderr, input.files.size);
    return { folder, input };
  } catch (error) {
    throw error instanceof LoadError ? new UsageError(error.message) : error;
  }
}
