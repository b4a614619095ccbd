import { type Field, fieldsOf, sharedOf } from '../catalogue/schema-fields.ts';
import { isArray, isObject, type JsonValue, own, stringAt } from '../content/json/json.ts';
import type { SchemaFiles } from '../content/schema/schema-set.ts';

/** Some four characters are a token: a description is at most a thousand of them. */
export const MOST_CHARACTERS = 3800;

const blockFile = /^blocks\/(.+)\.schema\.json$/;

/** Every block type with what it is for, a line each. */
export function listBlocks(schemas: SchemaFiles): string {
  return [...schemas]
    .flatMap(([path, schema]) => {
      const type = blockFile.exec(path)?.[1];
      return type === undefined ? [] : [`${type}: ${stringAt(schema, 'description') ?? ''}`];
    })
    .sort()
    .join('\n');
}

const cut = (text: string, most: number) => (text.length <= most ? text : `${text.slice(0, most - 1)}…`);

function fieldLine(field: Field, most: number): string {
  const { path, kind, shared, required, choices, limits, description } = field;
  const facts = [
    shared === undefined ? kind : `${kind} ${shared}`.trim(),
    required ? 'required' : '',
    choices.join(' | '),
    ...limits,
  ];
  const says = cut(description, most);
  return `- ${path} (${facts.filter((fact) => fact !== '').join('; ')})${says === '' ? '' : `: ${says}`}`;
}

function described(type: string, schemas: SchemaFiles, most: number, example: JsonValue | undefined): string {
  const schema = schemas.get(`blocks/${type}.schema.json`) ?? {};
  const fields = fieldsOf(schema);
  const shared = sharedOf(fields, schemas).map(({ name, kind, choices, limits, fields: inner }) =>
    `${name}: ${[kind, choices.join(' | '), ...limits].filter((fact) => fact !== '').join('; ')} ${inner.map(({ path, required }) => path + (required ? '*' : '')).join(', ')}`.trim(),
  );
  return [
    `${type}: ${stringAt(schema, 'description') ?? ''}`,
    'Fields:',
    ...fields.map((field) => fieldLine(field, most)),
    ...(shared.length > 0 ? ['Shared (* is required):', ...shared] : []),
    ...(example === undefined ? [] : [`Example: ${JSON.stringify(example)}`]),
  ].join('\n');
}

/** A block type with its fields and its smallest example, in at most a thousand tokens; undefined where there is none. */
export function describeBlock(type: string, schemas: SchemaFiles): string | undefined {
  const schema = schemas.get(`blocks/${type}.schema.json`);
  if (!schema) return undefined;
  const written = own(schema, 'examples');
  const examples = isArray(written) ? written.filter(isObject) : [];
  const [example] = examples.toSorted((a, b) => JSON.stringify(a).length - JSON.stringify(b).length);
  for (const most of [400, 120, 60, 0])
    for (const shown of [example, undefined]) {
      const text = described(type, schemas, most, shown);
      if (text.length <= MOST_CHARACTERS) return text;
    }
  return cut(described(type, schemas, 0, undefined), MOST_CHARACTERS);
}
