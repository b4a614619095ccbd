import type { ErrorObject } from 'ajv';
import { pointerTo } from '../diagnostics/pointer.ts';
import type { JsonValue } from '../json/json.ts';
import { decode, parseJson } from '../json/parse.ts';
import { overlaySchema } from '../overlay/locale.ts';
import { meantSchema, schemaFor } from '../schema/placement.ts';
import type { Schemas } from '../schema/schemas.ts';
import { bindingsIn } from '../site/bindings.ts';
import type { ContentFile } from '../site/content-file.ts';
import type { NotedText } from '../site/noted-text.ts';
import { ask, type Finding } from './finding.ts';
import { NotedFile } from './noted-file.ts';
import { strayPlace, toldAtType, toldItsPlace } from './stray-field.ts';

/** So many mistakes of one file are told of: nobody reads more, and each costs time. */
const MOST_TOLD = 1000;

/** The property that an error says is missing. */
const missingName = ({ keyword, params }: ErrorObject) =>
  String(keyword === 'discriminator' ? params.tag : params.missingProperty);

/**
 * Holds a value against a schema, named by its path. One mistake, one finding: the errors that only follow from another are dropped, such
 * as “title is missing” beside “titel is not a property”, or the union’s own error beside the unknown block. What stands
 * in a place that is bound to an item once the page is made is another rule’s affair.
 */
export function schemaFindings(
  file: string,
  value: JsonValue,
  schemas: Schemas,
  schema: string,
): readonly Finding[] {
  const validate = schemas.validator(schema);
  const bound = /^(pages|documents)\//.test(file) ? bindingsIn(value).map(({ pointer }) => pointer) : [];
  const isBound = ({ instancePath }: ErrorObject) =>
    bound.some((at) => `${instancePath}/`.startsWith(`${at}/`));
  const all = validate(value) ? [] : (validate.errors ?? []);
  const errors = all.slice(0, MOST_TOLD).filter((issue) => !isBound(issue));
  const badBlocks = new Set(
    errors.flatMap(({ keyword, instancePath }) => (keyword === 'discriminator' ? instancePath : [])),
  );
  const found = errors.flatMap((issue) => {
    if (issue.propertyName !== undefined && issue.keyword !== 'propertyNames') return [];
    if (issue.keyword === 'enum' && badBlocks.has(issue.instancePath.replace(/\/type$/, ''))) return [];
    const findings = ask('issue', (rule) => rule.issue?.(issue), { file, pointer: issue.instancePath });
    return findings.map((finding) => ({ issue, finding }));
  });
  const shape = schemas.shapeOf(schema);
  const misplaced = new Set(
    found.flatMap(({ issue, finding }) => {
      const { code, suggestion } = finding;
      return code === 'schema/unknown-property' && suggestion !== undefined
        ? pointerTo(issue.instancePath, suggestion)
        : (strayPlace(finding, value, shape)?.pointer ?? []);
    }),
  );
  const seen = new Set<string>();
  const told = found.flatMap(({ issue, finding }) => {
    const { code, pointer } = finding;
    // Each property that is missing is told of, though all stand at one brace.
    if (code === 'schema/missing-property')
      return misplaced.has(pointerTo(pointer, missingName(issue))) ? [] : finding;
    if (seen.has(pointer)) return [];
    seen.add(pointer);
    return finding;
  });
  if (told.length === 0) return told;
  const once = toldAtType(told, value, schemas.shapeOf('blocks.schema.json'));
  return toldItsPlace(once, value, shape);
}

export interface ReadFile {
  readonly file: ContentFile;
  /** What is wrong with the file by itself. */
  readonly findings: readonly Finding[];
}

/** Reads a file of which is known that nothing is wrong with it by itself: no more of it than is needed. */
export function readSound(
  path: string,
  source: string | NotedText,
  { types }: Schemas,
  hash: string,
): ReadFile {
  const schema = schemaFor(path, types);
  if (typeof source === 'object' && source.note)
    return { file: new NotedFile(path, source, source.note, schema), findings: [] };
  const text = typeof source === 'string' ? source : source.read();
  return { file: { path, text, value: JSON.parse(text), schema, isSound: true, hash }, findings: [] };
}

/** Reads one file: bytes → text → value → findings of encoding, syntax and schema. Depends on nothing but the file. */
export function readFile(
  path: string,
  source: string | Uint8Array,
  schemas: Schemas,
  hash?: string,
): ReadFile {
  const schema = schemaFor(path, schemas.types);
  const at = { file: path, pointer: '' };
  const decoded = typeof source === 'string' ? { text: source } : decode(source);
  const text = 'text' in decoded ? decoded.text : undefined;
  const { value, problems } =
    'text' in decoded ? parseJson(decoded.text) : { value: undefined, problems: [decoded.problem] };
  const placed = { path, value: value ?? null, schema: overlaySchema(path, schemas.types) ?? schema };
  const read = { path, text, value, schema, ...(hash && { hash }) };
  const result = (findings: readonly Finding[]): ReadFile => ({
    file: { ...read, isSound: findings.length === 0 },
    findings,
  });
  // Nothing else about a file matters until it is moved: a rule about the whole site says where to.
  const stray: ReadFile = { file: { ...read, schema: undefined, isSound: false }, findings: [] };
  if (text !== undefined && placed.schema === undefined) return stray;
  const unread = problems.flatMap((problem) => ask('json', (rule) => rule.json?.(problem), at));
  if (value === undefined) return result(unread);
  const broken = schema === undefined ? [] : schemaFindings(path, value, schemas, schema);
  const meant = broken.length === 0 ? schema : (meantSchema(value, schemas.types) ?? schema);
  if (meant !== schema && schemaFindings(path, value, schemas, meant ?? '').length < broken.length)
    return stray;
  const refused = new Set(unread.map(({ pointer }) => pointer));
  const others = [...broken, ...ask('place', (rule) => rule.place?.(placed, schemas), at)];
  const told = others.filter(({ pointer, spot }) => spot === 'brace' || !refused.has(pointer));
  return result([...unread, ...told]);
}
