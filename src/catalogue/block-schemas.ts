import { isArray, isObject, type JsonObject, own } from '../content/json/json.ts';
import { type UncheckedObject, unchecked } from '../content/json/unchecked.ts';
import type { SchemaFiles } from '../content/schema/schema-set.ts';
import type { Block } from '../model/content.gen.ts';

/** One block type as its schema has it. */
export interface BlockSchema {
  readonly type: string;
  readonly path: string;
  readonly schema: JsonObject;
  readonly examples: readonly UncheckedObject<Block>[];
}

/** All block types, in alphabetical order. */
export function blockSchemas(schemas: SchemaFiles): BlockSchema[] {
  const blocks = [...schemas].flatMap(([path, schema]): BlockSchema[] => {
    const type = /^blocks\/(.+)\.schema\.json$/.exec(path)?.[1];
    const written = own(schema, 'examples');
    if (type === undefined) return [];
    const examples = isArray(written) ? written.filter(isObject) : [];
    return [{ type, path, schema, examples: examples.map((example) => unchecked<Block>(example)) }];
  });
  return blocks.sort((a, b) => (a.type < b.type ? -1 : 1));
}
