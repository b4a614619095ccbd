import type { JsonObject } from '../content/json/json.ts';
import type { SchemaFiles } from '../content/schema/schema-set.ts';
import { blockSnippets } from './snippets.ts';

/**
 * The union of all block types: `type` decides. An editor asks first whether it knows the type, and offers and marks nothing
 * but `type` until it does; in a list it offers each block as a whole. The validator reads it as `asUnion` has it.
 */
export function blockUnion(schemas: SchemaFiles): JsonObject {
  const types = [...schemas.keys()].flatMap((path) => /^blocks\/(.+)\.schema\.json$/.exec(path)?.[1] ?? []);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Block',
    type: 'object',
    defaultSnippets: Object.values(blockSnippets(schemas)).map(({ prefix, description, body }) => ({
      label: prefix.replace('block-', ''),
      description,
      bodyText: body.join('\n'),
    })),
    if: { required: ['type'], properties: { type: { enum: types } } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: {
      discriminator: { propertyName: 'type' },
      oneOf: types.map((type) => ({ $ref: `blocks/${type}.schema.json` })),
    },
    else: {
      required: ['type'],
      properties: {
        type: {
          description: 'Which block the section is: it decides which fields it has.',
          anyOf: types.map((type) => ({ $ref: `blocks/${type}.schema.json#/properties/type` })),
        },
      },
    },
  };
}
