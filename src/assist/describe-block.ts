import { blockSchemas } from '../catalogue/example-site.ts';
import { type Field, fieldsOf, sharedOf } from '../catalogue/schema-fields.ts';
import { asking } from '../content/diagnostics/fault.ts';
import { nearest } from '../content/diagnostics/nearest.ts';
import { stringAt } from '../content/json/json.ts';
import type { SchemaFiles } from '../content/schema/schema-set.ts';
import { cut } from '../model/cut.ts';

/** Some four characters are a token: a description is at most a thousand of them. */
const MOST_CHARACTERS = 3800;

type BlockSchema = ReturnType<typeof blockSchemas>[number];

const firstLine = ({ type, schema }: BlockSchema) => `${type}: ${stringAt(schema, 'description') ?? ''}`;

/** Every block type with what it is for, a line each. */
export const listBlocks = (schemas: SchemaFiles): string => blockSchemas(schemas).map(firstLine).join('\n');

/** What is said of a type that there is not: the one that may be meant, and all. */
export function noBlock(type: string, schemas: SchemaFiles): string {
  const types = blockSchemas(schemas).map((block) => block.type);
  return `${asking(`There is no block “${type}”.`, nearest(type, types))}\n${listBlocks(schemas)}`;
}

function fieldLine(field: Field, most: number): string {
  const { path, kind, shared, required, choices, limits, description } = field;
  const facts = [
    shared === undefined ? kind : `${kind} ${shared}`.trim(),
    required ? 'required' : '',
    choices.join(' | '),
    ...limits,
  ];
  const says = most === 0 ? '' : cut(description, most);
  // Below the object that it is in: to name all objects on its way took the room of other fields.
  const steps = path.split('.');
  const name = `${'  '.repeat(steps.length - 1)}- ${steps.at(-1)}`;
  return `${name} (${facts.filter((fact) => fact !== '').join('; ')})${says === '' ? '' : `: ${says}`}`;
}

function described(block: BlockSchema, schemas: SchemaFiles, most: number, example?: object): string {
  const fields = fieldsOf(block.schema);
  const shared = sharedOf(fields, schemas).map(({ name, kind, choices, limits, fields: inner }) =>
    `${name}: ${[kind, choices.join(' | '), ...limits].filter((fact) => fact !== '').join('; ')} ${inner.map(({ path, required }) => path + (required ? '*' : '')).join(', ')}`.trim(),
  );
  return [
    firstLine(block),
    'Fields:',
    ...fields.map((field) => fieldLine(field, most)),
    ...(shared.length > 0 ? ['Shared (* is required):', ...shared] : []),
    ...(example === undefined ? [] : [`Example: ${JSON.stringify(example)}`]),
  ].join('\n');
}

/** A block type with its fields and its smallest example, in at most a thousand tokens; undefined where there is none. */
export function describeBlock(type: string, schemas: SchemaFiles): string | undefined {
  const block = blockSchemas(schemas).find((one) => one.type === type);
  if (!block) return undefined;
  const [example] = block.examples.toSorted((a, b) => JSON.stringify(a).length - JSON.stringify(b).length);
  for (const most of [400, 120, 60, 0])
    for (const shown of [example, undefined]) {
      const text = described(block, schemas, most, shown);
      if (text.length <= MOST_CHARACTERS) return text;
    }
  return cut(described(block, schemas, 0), MOST_CHARACTERS);
}
