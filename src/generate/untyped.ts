import { quote } from '../content/diagnostics/fault.ts';
import { lastStep } from '../content/diagnostics/pointer.ts';
import { isObject, type JsonObject } from '../content/json/json.ts';
import { innerSchemas, type SchemaFault } from '../content/schema/schema-faults.ts';
import type { SchemaFiles } from '../content/schema/schema-set.ts';
import { typeBehind } from './type-behind.ts';

/** The words of a schema that say what a field holds, besides its type. */
const KINDS = ['$ref', 'anyOf', 'oneOf', 'enum', 'const'];

/** What is wrong with what a field says of its type, in words. */
function typeFault({ type, ...rest }: JsonObject, path: string, schemas: SchemaFiles): string | undefined {
  const behind = typeBehind(rest, path, schemas);
  if ('allOf' in rest && JSON.stringify(behind ?? type) !== JSON.stringify(type ?? 'none'))
    return `needs "type": ${JSON.stringify(behind ?? 'string')} before "allOf": editors complete its value by that.`;
  if ('allOf' in rest || type !== undefined || KINDS.some((word) => word in rest)) return undefined;
  return 'does not say what it holds: give it a "type", such as "string", or a "$ref".';
}

/**
 * The fields of which a schema does not say what they hold: types made of it would fit nowhere, and name no place; and an
 * editor would complete no value.
 * @param path the schema's file below `schemas/`
 * @param schemas all schemas, by such paths
 */
export function* untyped(
  schema: JsonObject,
  path: string,
  schemas: SchemaFiles,
  at = '',
): Generator<SchemaFault> {
  for (const [pointer, one] of innerSchemas(schema, at)) {
    if (!isObject(one)) continue;
    const name = lastStep(pointer);
    const fault = pointer === `${at}/properties/${name}` ? typeFault(one, path, schemas) : undefined;
    if (fault) yield { pointer, message: `${quote(name)} ${fault}` };
    yield* untyped(one, path, schemas, pointer);
  }
}
