import { join } from 'node:path';
import { createLoader } from '../../../src/content/load/load.ts';

/** The moment of its tests: two of its events are over, five are to come, one is not told of yet. */
export const IN_MARCH = new Date('2027-03-01T12:00:00Z');

/** Where the site of a town's libraries lies, in German and French. */
export const LIBRARY = join(import.meta.dirname, '../../fixtures/sites/library');

export const librarySite = await createLoader(LIBRARY).load();
