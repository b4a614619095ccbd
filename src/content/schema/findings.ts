import type { ErrorObject } from 'ajv';
import { error, type Finding, quote } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { pointerTo } from '../diagnostics/pointer.ts';
import type { JsonValue } from '../json/json.ts';

const TYPE_NAMES: Record<string, string> = {
  string: 'a text in double quotes',
  number: 'a number without quotes',
  integer: 'a whole number without quotes',
  boolean: 'true or false, without quotes',
  array: 'a list in square brackets',
  object: 'an object in braces',
  null: 'null',
};

const FORMATS: Record<string, string> = {
  'date-time': 'a date with time and zone, such as “2023-05-19T17:00:00+05:30”',
  date: 'a date such as “2011-06-01”',
  email: 'an email address such as “name@example.com”',
  uri: 'an address that begins with https://',
  link: 'a path such as “/contact-us” or an address; spaces, quotes and backslashes may not stand in it',
};

const COMPARISONS: Record<string, string> = {
  '<=': 'at most',
  '>=': 'at least',
  '<': 'less than',
  '>': 'more than',
};

/** The fields that every block has: a name near to `type` is a misspelt one only where it is none of these. */
const COMMON = ['id', 'tone'];

/** The most names that a message lists. */
const MOST_NAMED = 40;

const typeNames = (types: unknown) =>
  [types]
    .flat()
    .map((type) => TYPE_NAMES[String(type)] ?? String(type))
    .join(' or ');

function enumFinding(file: string, issue: ErrorObject, allowed: readonly unknown[]): Finding {
  const words = allowed.map(String);
  const suggestion = typeof issue.data === 'string' ? nearest(issue.data, words) : undefined;
  const at = { file, pointer: issue.instancePath };
  return error(
    'schema/enum',
    at,
    `${quote(issue.data)} is not one of the values possible here: ${words.join(', ')}.`,
    suggestion,
  );
}

function blockFinding(file: string, issue: ErrorObject): Finding {
  const params: Record<string, unknown> = issue.params;
  const tag = String(params.tag);
  const allowed: unknown = issue.parentSchema?.properties?.[tag]?.enum;
  const words = Array.isArray(allowed) ? allowed.map(String) : [];
  const possible = `Possible: ${words.join(', ')}.`;
  const at = { file, pointer: pointerTo(issue.instancePath, tag) };
  if (params.error !== 'tag') {
    const value = String(params.tagValue);
    return error(
      'schema/unknown-block',
      at,
      `There is no block ${quote(value)}. ${possible}`,
      nearest(value, words),
    );
  }
  if (params.tagValue !== undefined)
    return error('schema/type', at, `Here ${typeNames('string')} is expected.`);
  const named: [string, unknown][] = Object.entries(Object(issue.data));
  const misspelt = (named.find(([key]) => nearest(key, [...COMMON, tag]) === tag) ??
    named.find(([key, value]) => !COMMON.includes(key) && words.includes(String(value))))?.[0];
  if (misspelt !== undefined)
    return error(
      'schema/unknown-property',
      { file, pointer: pointerTo(issue.instancePath, misspelt), spot: 'key' },
      `${quote(misspelt)} is not a property here.`,
      tag,
    );
  return error(
    'schema/missing-property',
    { file, pointer: issue.instancePath, spot: 'brace' },
    `The property “${tag}” is missing here: it names the block. ${possible}`,
  );
}

/** What one Ajv error means to an editor. Undefined where another error of the same place says it better. */
function findingOf(file: string, issue: ErrorObject): Finding | undefined {
  const at = { file, pointer: issue.instancePath };
  const params: Record<string, unknown> = issue.params;
  const known = Object.keys(issue.parentSchema?.properties ?? {});
  switch (issue.keyword) {
    case 'additionalProperties': {
      const name = String(params.additionalProperty);
      const missing = known.filter((key) => !Object.hasOwn(Object(issue.data), key));
      // A hundred names are no help: there the suggestion and the editor's own list are.
      const possible = known.length > MOST_NAMED ? '' : ` Possible: ${known.join(', ')}.`;
      const text = `${quote(name)} is not a property here.${possible}`;
      return error(
        'schema/unknown-property',
        { file, pointer: pointerTo(issue.instancePath, name), spot: 'key' },
        text,
        nearest(name, missing),
      );
    }
    case 'required': {
      const name = String(params.missingProperty);
      return error(
        'schema/missing-property',
        { ...at, spot: 'brace' },
        `The property “${name}” is missing here.`,
      );
    }
    case 'discriminator':
      return blockFinding(file, issue);
    case 'enum':
      return enumFinding(file, issue, Array.isArray(params.allowedValues) ? params.allowedValues : []);
    case 'const':
      return enumFinding(file, issue, [params.allowedValue]);
    case 'type':
      return error('schema/type', at, `Here ${typeNames(params.type)} is expected.`);
    case 'format':
      return error(
        'schema/format',
        at,
        `${quote(issue.data)} is not ${FORMATS[String(params.format)] ?? String(params.format)}.`,
      );
    case 'pattern':
      return error(
        'schema/pattern',
        at,
        `${quote(issue.data)} does not have the form that is expected here (${String(params.pattern)}).`,
      );
    case 'minLength':
      return error('schema/empty', at, 'This text is empty. Write something or remove the property.');
    case 'maxLength':
      return error('schema/length', at, `This text is longer than ${String(params.limit)} characters.`);
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return error(
        'schema/range',
        at,
        `The number must be ${COMPARISONS[String(params.comparison)] ?? ''} ${String(params.limit)}.`,
      );
    case 'multipleOf':
      return error('schema/range', at, `The number must be a multiple of ${String(params.multipleOf)}.`);
    case 'minItems':
    case 'maxItems':
      return error(
        'schema/items',
        at,
        `The list must have ${issue.keyword === 'minItems' ? 'at least' : 'at most'} ${String(params.limit)} ${params.limit === 1 ? 'entry' : 'entries'}.`,
      );
    case 'uniqueItems':
      return error(
        'schema/items',
        { file, pointer: pointerTo(issue.instancePath, Math.max(Number(params.i), Number(params.j))) },
        'This entry stands twice in the list. Remove one of the two.',
      );
    case 'propertyNames':
      return error(
        'schema/pattern',
        { file, pointer: pointerTo(issue.instancePath, String(params.propertyName)), spot: 'key' },
        `${quote(params.propertyName)} is not a possible name here.`,
      );
    default:
      return undefined;
  }
}

/**
 * One mistake, one finding: the errors that only follow from another are dropped, such as
 * “title is missing” beside “titel is not a property”, or the union’s own error beside the unknown block.
 */
export function schemaFindings(file: string, errors: readonly ErrorObject[], value: JsonValue): Finding[] {
  const badBlocks = new Set(
    errors.filter((issue) => issue.keyword === 'discriminator').map((issue) => issue.instancePath),
  );
  const renamed = new Set<string>();
  const findings: Finding[] = [];
  for (const issue of errors) {
    if (issue.propertyName !== undefined && issue.keyword !== 'propertyNames') continue;
    if (issue.keyword === 'enum' && badBlocks.has(issue.instancePath.replace(/\/type$/, ''))) continue;
    const finding = findingOf(file, issue);
    if (!finding) continue;
    if (finding.code === 'schema/unknown-property' && finding.suggestion !== undefined)
      renamed.add(pointerTo(issue.instancePath, finding.suggestion));
    findings.push(finding);
  }
  const seen = new Set<string>();
  return findings.filter((finding, index) => {
    const issue =
      finding.code === 'schema/missing-property' ? /“(.+?)”/.exec(finding.message)?.[1] : undefined;
    if (issue !== undefined && renamed.has(pointerTo(finding.pointer, issue))) return false;
    const key = finding.code === 'schema/missing-property' ? `${index}` : finding.pointer;
    if (seen.has(key)) return false;
    seen.add(key);
    return value !== undefined;
  });
}
