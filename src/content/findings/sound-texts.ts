import { type Schemas, schemasKey } from '../schema/schemas.ts';

/**
 * The key of a file: all that is looked at where it is looked at by itself. Who keeps what was found out of it from run to
 * run must forget it with each change of the engine: then other rules may look at it.
 * @param hash a fingerprint of its text
 */
export const soundKey = (path: string, hash: string, schemas: Schemas): string =>
  `${schemasKey(schemas)} ${hash} ${path}`;
