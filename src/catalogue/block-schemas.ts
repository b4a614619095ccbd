import { isArray, isObject, type JsonObject, own } from '../content/json/json.ts';
import type { SchemaFiles } from '../content/schema/schema-set.ts';

/** One block type as its schema has it. */
export interface BlockSchema {
  readonly type: string;
  readonly path: string;
  readonly schema: JsonObject;
  readonly examples: readonly JsonObject[];
}

/** All block types, in alphabetical order. */
export function blockSchemas(schemas: SchemaFiles): BlockSchema[] {
  const blocks = [...schemas].flatMap(([path, schema]): BlockSchema[] => {
    const type = /^blocks\/(.+)\.schema\.json$/.exec(path)?.[1];
    const examples = own(schema, 'examples');
    if (type === undefined) return [];
    return [{ type, path, schema, examples: isArray(examples) ? examples.filter(isObject) : [] }];
  });
  return blocks.sort((a, b) => (a.type < b.type ? -1 : 1));
}
