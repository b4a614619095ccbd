import type { JsonObject } from '../content/json/json.ts';

/** The union of all block types: `type` decides, and an editor lists every type (draft-07 with `discriminator`). */
export function blockUnion(schemas: readonly string[]): JsonObject {
  const types = schemas.flatMap((path) => /^blocks\/(.+)\.schema\.json$/.exec(path)?.[1] ?? []);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Block',
    type: 'object',
    properties: { type: { enum: types } },
    discriminator: { propertyName: 'type' },
    oneOf: types.map((type) => ({ $ref: `blocks/${type}.schema.json` })),
  };
}
