import {
  isArray,
  isObject,
  type JsonObject,
  type JsonValue,
  own,
  stringAt,
} from '../../../src/content/json/json.ts';
import { schemaFiles } from './schemas.ts';

function minimal(schema: JsonObject): JsonValue {
  const [shared] = [own(schema, 'allOf')].flat();
  const file = /shared\/.+$/.exec(stringAt(shared, '$ref') ?? '')?.[0];
  if (file !== undefined) return minimal(schemaFiles.get(file) ?? {});
  const choices = own(schema, 'enum');
  if (isArray(choices)) return choices[0] ?? null;
  switch (own(schema, 'type')) {
    case 'object':
      return requiredOf(schema);
    case 'array':
      return own(schema, 'minItems') === undefined ? [] : [minimal(objectAt(schema, 'items'))];
    case 'string':
      return 'x';
    case 'boolean':
      return true;
    default:
      return own(schema, 'minimum') ?? 0;
  }
}

const objectAt = (value: JsonObject, key: string): JsonObject => {
  const found = own(value, key);
  return isObject(found) ? found : {};
};

function requiredOf(schema: JsonObject): JsonObject {
  const required = own(schema, 'required');
  const properties = objectAt(schema, 'properties');
  const names = isArray(required) ? required.map(String) : [];
  return Object.fromEntries(names.map((name) => [name, minimal(objectAt(properties, name))]));
}

/** The least that a schema accepts whose only references are to shared ones: theme and strings are long, and no test is about their words. */
export function minimalFile(name: string): JsonObject {
  return {
    ...requiredOf(schemaFiles.get(`${name}.schema.json`) ?? {}),
    $schema: `../schemas/${name}.schema.json`,
  };
}
