import { quote } from '../../diagnostics/fault.ts';
import { pointerTo } from '../../diagnostics/pointer.ts';
import { isArray, isObject, type JsonValue, objectAt, own, stringAt } from '../../json/json.ts';
import { mistake } from '../rule.ts';
import { badBlock } from './bad-block.ts';
import { exampleOf } from './format.ts';
import { numberMeant } from './meant.ts';

const NAMES: Readonly<Record<string, string>> = {
  string: 'a text in double quotes',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list in square brackets',
  object: 'an object in braces',
  null: 'null',
};

const UNQUOTED = ['number', 'integer', 'boolean'];

/** What a field takes, in words: of quotes only where `data` has them and must not. */
export const expected = (types: unknown, data: unknown) =>
  `Here ${[types]
    .flat()
    .map((type) => {
      const name = NAMES[String(type)] ?? String(type);
      return typeof data === 'string' && UNQUOTED.includes(String(type)) ? `${name} without quotes` : name;
    })
    .join(' or ')} is expected.`;

/** What an object must hold: often a text stands where a text with something beside it is wanted, as with a picture. */
function parts(schema: JsonValue | undefined, data: unknown): string {
  const required = own(schema, 'required');
  if (!isArray(required)) return '';
  // Of a block its name alone makes none.
  const isBlock = required[0] === 'type';
  const [only, ...more] = required.map((name) => own(objectAt(schema, 'properties'), String(name)));
  if (more.length === 0 && !isBlock && typeof data === 'string' && stringAt(only, 'type') === 'string')
    return ` Write { ${JSON.stringify(required[0])}: ${JSON.stringify(data)} }.`;
  return ` It holds ${new Intl.ListFormat('en').format(required.map(quote))}.`;
}

/** The names in a row of some, as a style sheet has its fonts; a sentence is one. */
function namesIn(text: string): readonly string[] {
  const names = text.split(',').map((name) => name.trim().replace(/^(["'])(.*)\1$/, '$2'));
  const isRow = names.every((name) => name.split(' ').length <= 3 && !name.endsWith('.'));
  return isRow ? names.filter((name) => name !== '') : [text];
}

/** Often one text stands where a list of texts is wanted, or one entry without a list around it. */
function asList(items: JsonValue | undefined, data: unknown): string {
  if (typeof data === 'string' && isObject(items) && items.type === 'string')
    return ` Write ${JSON.stringify(namesIn(data))}.`;
  const isEntry = typeof data === 'object' && data !== null && Object.keys(data).length > 0;
  return isEntry ? ' Write “[” before its brace and “]” behind it.' : '';
}

export const schemaType = mistake({
  says: 'The value is of another kind than the field takes.',
  wrong: '"isActive": "yes"',
  right: '"isActive": true',
  remedy: 'Write a text in quotes, a number or true and false without, a list in [ ], as the message says.',
  issue(issue) {
    const block = badBlock(issue);
    if (block?.kind === 'no-text')
      return { pointer: pointerTo(issue.instancePath, block.tag), message: expected('string', issue.data) };
    if (issue.keyword !== 'type') return undefined;
    const { type } = issue.params;
    const { data } = issue;
    const isNumber = /number|integer/.test(String(type));
    const meant = isNumber && typeof data === 'string' ? numberMeant(data) : undefined;
    const number = type === 'integer' && !Number.isInteger(meant) ? undefined : meant?.toString();
    const [truth] = type === 'boolean' ? (/^(?:true|false)$/.exec(String(data).toLowerCase()) ?? []) : [];
    // A number in quotes is a text, and still no date.
    const example = type === 'string' ? exampleOf(String(issue.parentSchema?.format)) : undefined;
    const shown = example === undefined ? '' : ` For example: ${JSON.stringify(example)}.`;
    const { items } = issue.parentSchema ?? {};
    const held =
      type === 'object' ? parts(issue.parentSchema, data) : type === 'array' ? asList(items, data) : '';
    return {
      message: expected(type, data) + shown + held,
      suggestion: truth ?? number,
    };
  },
});
