import { type JsonObject, type JsonValue, listAt, own, stringAt } from '../content/json/json.ts';
import type { SchemaFiles } from '../content/schema/schema-set.ts';

/**
 * What a field holds, be it said by itself, by its choices or by the schema that it names. Editors complete a value only
 * where a `type` stands in the field itself.
 * @param path the file of the field's schema, below `schemas/`
 * @param files all schemas, by such paths
 * @returns as JSON Schema's `type`; undefined where the field may hold anything
 */
export function typeBehind(field: JsonObject, path: string, files: SchemaFiles): JsonValue | undefined {
  const [choice = own(field, 'const')] = listAt(field, 'enum');
  const said = own(field, 'type') ?? (choice === undefined ? undefined : typeof choice);
  const ref = stringAt(listAt(field, 'allOf')[0] ?? field, '$ref');
  if (said !== undefined || ref === undefined) return said;
  const named = new URL(ref, `x:/${path}`).pathname.slice(1);
  const schema = files.get(named);
  return schema && typeBehind(schema, named, files);
}
