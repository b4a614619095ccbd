import { createLoader, LoadError } from '../../src/content/load.ts';
import type { SiteInput } from '../../src/content/site/input.ts';
import { UsageError } from './options.ts';

/**
 * Reads a site folder into memory.
 * @throws UsageError where it is missing or too large
 */
export async function loadSite(
  folder: string,
): Promise<{ readonly folder: string; readonly input: SiteInput }> {
  try {
    return { folder, input: await createLoader(folder).load() };
  } catch (error) {
    throw error instanceof LoadError ? new UsageError(error.message) : error;
  }
}
