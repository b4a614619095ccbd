import { contentHash } from '../../ground/content-hash.ts';
import { remembered } from '../json/remembered.ts';
import type { Schemas } from '../schema/schemas.ts';

/**
 * The files that nothing is wrong with by themselves, by their keys. Who keeps them from run to run must forget them with
 * each change of the engine: then other rules may look at them.
 */
export interface SoundTexts {
  has(key: string): boolean;
  add(key: string): void;
}

const schemasKey = remembered(({ files, broken }: Schemas) =>
  contentHash(JSON.stringify([...files, ...broken])),
);

/** The key of a file: all that is looked at where it is looked at by itself. */
export const soundKey = (path: string, text: string, schemas: Schemas): string =>
  contentHash(`${schemasKey(schemas)} ${path}\n${text}`);
