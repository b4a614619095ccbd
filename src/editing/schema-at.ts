import {
  isArray,
  isObject,
  type JsonObject,
  type JsonValue,
  objectAt,
  own,
  stringAt,
} from '../content/json/json.ts';
import type { SchemaFiles } from '../content/schema/schema-set.ts';

/** A schema, and the file that it stands in, since its references are seen from there. */
export interface SchemaPlace {
  readonly schema: JsonObject;
  readonly path: string;
}

const fileOf = (ref: string, path: string) => new URL(ref, `x:/${path}`).pathname.slice(1);

/** The schema that a value is checked against, its references followed; what is said beside a reference stays. */
export function unfolded(files: SchemaFiles, { schema, path }: SchemaPlace, value?: JsonValue): SchemaPlace {
  const follow = (part: JsonValue | undefined) =>
    unfolded(files, { schema: isObject(part) ? part : {}, path }, value);
  const ref = stringAt(schema, '$ref');
  if (ref !== undefined) {
    const target = fileOf(ref, path);
    return unfolded(files, { schema: files.get(target) ?? {}, path: target }, value);
  }
  const [all, one] = [own(schema, 'allOf'), own(schema, 'oneOf')];
  if (isArray(all)) {
    const next = follow(all[0]);
    const { allOf: _, ...beside } = schema;
    return { path: next.path, schema: { ...next.schema, ...beside } };
  }
  if (!isArray(one)) return { schema, path };
  const type = stringAt(value, 'type') ?? '';
  return follow(one.find((part) => stringAt(part, '$ref')?.endsWith(`/${type}.schema.json`)));
}

/** The schema of a property or an entry; undefined where the schema knows none. */
export function innerSchema(
  files: SchemaFiles,
  { schema, path }: SchemaPlace,
  step: string,
  value: JsonValue | undefined,
): SchemaPlace | undefined {
  const type = own(schema, 'type');
  const isList = type === 'array' || (isArray(value) && isArray(type));
  const found = isList
    ? own(schema, 'items')
    : (own(objectAt(schema, 'properties'), step) ?? own(schema, 'additionalProperties'));
  const inner = isArray(value) ? value[Number(step)] : own(value, step);
  return isObject(found) ? unfolded(files, { schema: found, path }, inner) : undefined;
}

/** The schema of the value at a pointer of a file, by its steps. */
export function schemaAt(
  files: SchemaFiles,
  path: string,
  value: JsonValue | undefined,
  steps: readonly string[],
): SchemaPlace | undefined {
  const root = unfolded(files, { schema: files.get(path) ?? {}, path }, value);
  let [place, inner]: [SchemaPlace | undefined, JsonValue | undefined] = [root, value];
  for (const step of steps) {
    place = place && innerSchema(files, place, step, inner);
    inner = isArray(inner) ? inner[Number(step)] : own(inner, step);
  }
  return place;
}
