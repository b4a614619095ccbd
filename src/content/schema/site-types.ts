import { parseJson } from '../json/parse.ts';
import { asEngineSchema, describesType, typeNameOf } from './own-types.ts';
import type { SchemaFiles } from './schema-set.ts';
import { createSchemas, type Schemas } from './schemas.ts';

/** Why the validator does not take the schema of a type. */
export interface RefusedType {
  readonly path: string;
  readonly reason: string;
}

export interface SiteSchemas {
  readonly schemas: Schemas;
  readonly refused: readonly RefusedType[];
}

/** The validator's reason, without what is its own affair. */
const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error))
    .replaceAll('schema:/', '')
    .replace(/^schema is invalid: data/, '');

/**
 * The engine's schemas with the types of a site, which add to them or take their place. A type that cannot be used is left
 * out. While a site's schemas stay the same, so does the answer.
 */
export function createSiteSchemas(engine: SchemaFiles) {
  const plain: SiteSchemas = { schemas: createSchemas(engine), refused: [] };
  let known = { key: '', made: plain };
  return (files: ReadonlyMap<string, string | Uint8Array>): SiteSchemas => {
    const own = [...files].flatMap(([path, source]) => {
      const name = typeNameOf(path);
      return name !== undefined && typeof source === 'string' ? [{ path, name, source }] : [];
    });
    const key = JSON.stringify(own);
    if (own.length === 0) return plain;
    if (known.key === key) return known.made;
    const all = new Map(engine);
    const refused: RefusedType[] = [];
    for (const { path, name, source } of own) {
      const { value } = parseJson(source);
      if (!describesType(value)) continue;
      const at = `collections/${name}.schema.json`;
      const before = all.get(at);
      all.set(at, asEngineSchema(value));
      try {
        createSchemas(new Map(all)).validator(at);
      } catch (error) {
        refused.push({ path, reason: reasonOf(error) });
        if (before) all.set(at, before);
        else all.delete(at);
      }
    }
    known = {
      key,
      made: { schemas: createSchemas(new Map([...all].sort(([a], [b]) => (a < b ? -1 : 1)))), refused },
    };
    return known.made;
  };
}
