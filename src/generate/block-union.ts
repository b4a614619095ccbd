import { type JsonObject, objectAt, stringAt } from '../content/json/json.ts';

/**
 * The union of all block types: `type` decides, and an editor lists every type (draft-07 with `discriminator`). Its last
 * member is for editors: it takes a block of a type that there is not, of which they would else tell what the type lacks
 * that comes nearest. It has every field of every block, so that they complete and explain them as ever.
 * @param schemas all of them, by path below `schemas/`
 */
export function blockUnion(schemas: ReadonlyMap<string, JsonObject>): JsonObject {
  const blocks = [...schemas].flatMap(([path, schema]) => {
    const type = /^blocks\/(.+)\.schema\.json$/.exec(path)?.[1];
    return type === undefined ? [] : [{ type, schema }];
  });
  const types = blocks.map(({ type }) => type);
  const named = blocks
    .flatMap(({ schema }) => Object.entries(objectAt(schema, 'properties')))
    .reverse()
    .map(([name, field]) => [name, { description: stringAt(field, 'description') ?? '' }] as const);
  const { type, ...fields } = Object.fromEntries(named);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Block',
    type: 'object',
    properties: {
      type: {
        enum: types,
        enumDescriptions: blocks.map(({ schema }) => stringAt(schema, 'description') ?? ''),
      },
    },
    discriminator: { propertyName: 'type' },
    oneOf: [
      ...types.map((type) => ({ $ref: `blocks/${type}.schema.json` })),
      { required: ['type'], properties: { type: { ...type, not: { enum: types } }, ...fields } },
    ],
  };
}
