import type { JsonObject } from '../json/json.ts';
import { parseJson } from '../json/parse.ts';
import { asEngineSchema, describesType, typeNameOf } from './own-types.ts';
import type { SchemaFiles } from './schema-set.ts';
import { createSchemas, type Schemas } from './schemas.ts';

/** Why the validator does not take the schema of a type. */
export interface RefusedType {
  readonly path: string;
  readonly reason: string;
}

interface OwnType {
  /** The file of the site. */
  readonly path: string;
  /** Its place among the engine’s schemas. */
  readonly at: string;
  readonly schema: JsonObject;
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
  const withTypes = (types: readonly OwnType[]): SchemaFiles =>
    new Map(
      [...new Map([...engine, ...types.map(({ at, schema }) => [at, schema] as const)])].sort(([a], [b]) =>
        a < b ? -1 : 1,
      ),
    );
  /** @throws Error with the validator’s reason where one of the types cannot be used */
  const compiled = (types: readonly OwnType[]): Schemas => {
    const schemas = createSchemas(withTypes(types));
    const own = new Map(types.map(({ at }) => [at, schemas.validator(at)]));
    // No schema of the engine leads to a type’s.
    return { ...schemas, validator: (path) => own.get(path) ?? plain.schemas.validator(path) };
  };
  /** The schemas with all types that can be used, and why the others cannot. */
  const usable = (types: readonly OwnType[]): SiteSchemas => {
    try {
      return { schemas: compiled(types), refused: [] };
    } catch {
      const refused: RefusedType[] = [];
      const sound: OwnType[] = [];
      for (const type of types)
        try {
          compiled([...sound, type]);
          sound.push(type);
        } catch (error) {
          refused.push({ path: type.path, reason: reasonOf(error) });
        }
      return { schemas: compiled(sound), refused };
    }
  };
  let known = { key: '', made: plain };
  return (files: ReadonlyMap<string, string | Uint8Array>): SiteSchemas => {
    const own = [...files.keys()].flatMap((path) => {
      const name = typeNameOf(path);
      const source = name === undefined ? undefined : files.get(path);
      return name !== undefined && typeof source === 'string' ? [{ path, name, source }] : [];
    });
    const key = JSON.stringify(own);
    if (own.length === 0) return plain;
    if (known.key === key) return known.made;
    const types = own.flatMap(({ path, name, source }): OwnType[] => {
      const { value } = parseJson(source);
      const at = `collections/${name}.schema.json`;
      return describesType(value) ? [{ path, at, schema: asEngineSchema(value) }] : [];
    });
    const { schemas, refused } = usable(types);
    const broken = new Set(own.flatMap(({ name }) => (schemas.types.has(name) ? [] : name)));
    known = { key, made: { schemas: { ...schemas, broken }, refused } };
    return known.made;
  };
}
