import type { ValidateFunction } from 'ajv';
import type { SiteFault } from '../diagnostics/fault.ts';
import type { JsonObject } from '../json/json.ts';
import { parseJson } from '../json/parse.ts';
import { fieldAt } from './content-types.ts';
import { inTime } from './in-time.ts';
import { asEngineSchema, describesType, engineRef, typeNameOf } from './own-types.ts';
import { type Nameable, schemaFaults, validatorsFault } from './schema-faults.ts';
import type { SchemaFiles } from './schema-set.ts';
import { createSchemas, type Schemas } from './schemas.ts';

interface OwnType {
  /** The file of the site. */
  readonly path: string;
  readonly name: string;
  /** Its place among the engine’s schemas. */
  readonly at: string;
  readonly schema: JsonObject;
  /** As the site has it. */
  readonly written: JsonObject;
}

interface SiteSchemas {
  readonly schemas: Schemas;
  /** Why the validator does not take the schemas of some types. */
  readonly refused: readonly SiteFault[];
}

/** A validator that a stranger's schema cannot keep busy. */
function watched({ path, schema }: OwnType, validate: ValidateFunction): ValidateFunction {
  // What neither matches a pattern nor holds each entry against all others ends soon, and a watch costs more than most items.
  if (!/"(?:pattern|uniqueItems)/.test(JSON.stringify(schema))) return validate;
  const made: ValidateFunction = Object.assign((value: unknown): boolean => {
    try {
      return inTime(`${path}: an item`, () => validate(value));
    } finally {
      made.errors = validate.errors ?? null;
    }
  }, validate);
  return made;
}

/** True for a type with a role of a field that there is not. */
const isDangling = ({ types }: Schemas, name: string): boolean => {
  const type = types.get(name);
  return type !== undefined && [...type.roles.values()].some((at) => fieldAt(type.item, at) === undefined);
};

/**
 * The engine's schemas with the types of a site, which add to them or take their place. A type that cannot be used is left
 * out. While a site's schemas stay the same, so does the answer.
 */
export function createSiteSchemas(engine: SchemaFiles) {
  const plain: SiteSchemas = { schemas: createSchemas(engine), refused: [] };
  const names: Nameable = {
    isKnown: (ref) => engine.has(engineRef(ref).slice('../'.length)),
    schemas: [...engine.keys()].filter((path) => /^(?:shared\/[^/]+|[^/]+)$/.test(path)),
  };
  /** @throws Error with the validator’s reason where one of the types cannot be used */
  const compiled = (types: readonly OwnType[], base: SchemaFiles): Schemas => {
    // The validator would follow it; all else that reads schemas goes on for ever.
    const [back] = types.flatMap(({ schema }) => /"\$ref":"#[^"]*"/.exec(JSON.stringify(schema)) ?? []);
    if (back !== undefined) throw new Error(`${back} leads back into this file.`);
    const files = [...base, ...types.map(({ at, schema }) => [at, schema] as const)];
    const schemas = createSchemas(new Map(files.sort(([a], [b]) => (a < b ? -1 : 1))));
    const own = new Map(types.map((type) => [type.at, watched(type, schemas.validator(type.at))]));
    // No schema of the engine leads to a type’s.
    return { ...schemas, validator: (path) => own.get(path) ?? plain.schemas.validator(path) };
  };
  /** The schemas with all types that can be used, and why the others cannot. */
  const usable = (types: readonly OwnType[], base: SchemaFiles): SiteSchemas => {
    try {
      return { schemas: compiled(types, base), refused: [] };
    } catch {
      const refused: SiteFault[] = [];
      const sound: OwnType[] = [];
      for (const type of types)
        try {
          compiled([...sound, type], base);
          sound.push(type);
        } catch (error) {
          const found = [...schemaFaults(type.written, names)];
          const faults = found.length > 0 ? found : [validatorsFault(error)];
          refused.push(...faults.map((fault) => ({ ...fault, file: type.path })));
        }
      return { schemas: compiled(sound, base), refused };
    }
  };
  /** False where what is said of a type’s roles is misspelt: which it plays, nobody can tell. */
  const isDescribed = (written: JsonObject): boolean => {
    const validate = plain.schemas.validator('type.schema.json');
    const errors = validate(written) ? [] : (validate.errors ?? []);
    return errors.every(({ instancePath }) => !instancePath.startsWith('/collection'));
  };
  let known = { key: '', made: plain };
  return (files: ReadonlyMap<string, string | Uint8Array>): SiteSchemas => {
    const own = [...files.keys()].flatMap((path) => {
      const name = typeNameOf(path);
      if (name === undefined) return [];
      // Asked for here alone: texts are read as they are asked for. What is no text describes nothing, and is a type that
      // cannot be used all the same.
      const source = files.get(path);
      return [{ path, name, source: typeof source === 'string' ? source : '' }];
    });
    const key = JSON.stringify(own);
    if (own.length === 0) return plain;
    if (known.key === key) return known.made;
    const types = own.flatMap(({ path, name, source }): OwnType[] => {
      const { value } = parseJson(source);
      const at = `collections/${name}.schema.json`;
      return describesType(value) ? [{ path, name, at, schema: asEngineSchema(value), written: value }] : [];
    });
    // What a site says otherwise of a type is not what the engine says while it cannot be read.
    const base = new Map(engine);
    for (const { name } of own) base.delete(`collections/${name}.schema.json`);
    const { schemas, refused } = usable(types, base);
    const described = new Set(types.flatMap(({ name, written }) => (isDescribed(written) ? name : [])));
    const broken = new Set(
      own.flatMap(({ name }) =>
        schemas.types.get(name)?.isOwn && described.has(name) && !isDangling(schemas, name) ? [] : name,
      ),
    );
    known = { key, made: { schemas: { ...schemas, broken }, refused } };
    return known.made;
  };
}
