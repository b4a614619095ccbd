import { join } from 'node:path';
import { createLoader } from '../../../src/content/load/load.ts';

/** The content that ships with the engine, read from the disk. */
export const shipped = await createLoader(join(import.meta.dirname, '../../../site-config')).load();

/** After every date of the shipped content. */
export const LATER = new Date('2099-01-01T00:00:00Z');
