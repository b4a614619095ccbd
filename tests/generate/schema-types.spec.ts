import { expect, test } from 'vitest';
import type { JsonObject } from '../../src/content/json/json.ts';
import { generateTypes } from '../../src/generate/schema-types.ts';

/** The lines of the types that name the field `note` of a block. */
async function typesOf(note: JsonObject, kind: 'content' | 'view') {
  const schema = { title: 'Plan', type: 'object', additionalProperties: false, properties: { note } };
  const files = new Map<string, JsonObject>([
    ['blocks.schema.json', { oneOf: [{ $ref: 'blocks/plan.schema.json' }] }],
    ['blocks/plan.schema.json', schema],
  ]);
  const text = await generateTypes(files, kind);
  return text.split('\n').filter((line) => line.startsWith('note'));
}

test('a text in Markdown is what its view is handed, also where the field itself names the format', async () => {
  const note = { type: 'string', format: 'markdown', description: 'Small print.' };
  expect(await typesOf(note, 'view')).toEqual(['note?: RichText']);
  expect(await typesOf(note, 'content')).toEqual(['note?: string']);
});
