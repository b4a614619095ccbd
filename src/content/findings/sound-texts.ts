import { type Schemas, schemasKey } from '../schema/schemas.ts';

/**
 * The files that nothing is wrong with by themselves, by their keys. Who keeps them from run to run must forget them with
 * each change of the engine: then other rules may look at them.
 */
export interface SoundTexts {
  has(key: string): boolean;
  add(key: string): void;
}

/** The key of a file: all that is looked at where it is looked at by itself. @param hash a fingerprint of its text */
export const soundKey = (path: string, hash: string, schemas: Schemas): string =>
  `${schemasKey(schemas)} ${hash} ${path}`;
