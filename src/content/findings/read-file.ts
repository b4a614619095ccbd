import { decode, type JsonProblem, parseJson } from '../json/parse.ts';
import { overlaySchema } from '../overlay/locale.ts';
import { meantSchema, schemaFor } from '../schema/placement.ts';
import type { Schemas } from '../schema/schemas.ts';
import type { ContentFile } from '../site/content-file.ts';
import type { NotedText } from '../site/noted-text.ts';
import { ask, type Finding } from './finding.ts';
import { NotedFile } from './noted-file.ts';
import { schemaFindings } from './schema-findings.ts';

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

/** Where a problem stands in a file; one of the whole file stands at its beginning. */
function placeOf(problem: JsonProblem) {
  if (!('offset' in problem)) return { range: [0, 0] as const };
  const { offset } = problem;
  const range = [offset, 'end' in problem ? problem.end : offset + 1] as const;
  return 'pointer' in problem ? { range, pointer: problem.pointer } : { range };
}

/** What keeps a file from being read. */
export const problemFindings = (file: string, problem: JsonProblem): readonly Finding[] =>
  ask('json', (rule) => rule.json?.(problem), { file, pointer: '', ...placeOf(problem) });

/** Reads one file: bytes → text → value → findings of encoding, syntax and schema. Depends on nothing but the file. */
export function readFile(
  path: string,
  source: string | Uint8Array,
  schemas: Schemas,
  hash?: string,
): ReadFile {
  const schema = schemaFor(path, schemas.types);
  const decoded = typeof source === 'string' ? { text: source } : decode(source);
  const text = 'text' in decoded ? decoded.text : undefined;
  const { value, problems } =
    'text' in decoded ? parseJson(decoded.text) : { value: undefined, problems: [decoded.problem] };
  const read = { path, text, value, schema, ...(hash && { hash }) };
  const result = (findings: readonly Finding[]): ReadFile => ({
    file: { ...read, isSound: findings.length === 0 },
    findings,
  });
  // Nothing else about a file matters until it is moved: a rule about the whole site says where to.
  const stray: ReadFile = { file: { ...read, schema: undefined, isSound: false }, findings: [] };
  const isPlaced = schema !== undefined || overlaySchema(path, schemas.types) !== undefined;
  if (text !== undefined && !isPlaced) return stray;
  const unread = problems.flatMap((problem) => problemFindings(path, problem));
  if (value === undefined) return result(unread);
  const broken = schema === undefined ? [] : schemaFindings(path, value, schemas, schema);
  const meant = broken.length === 0 ? schema : (meantSchema(value, schemas.types) ?? schema);
  if (meant !== schema && schemaFindings(path, value, schemas, meant ?? '').length < broken.length)
    return stray;
  const refused = new Set(unread.map(({ pointer }) => pointer));
  const told = broken.filter(({ pointer, spot }) => spot === 'brace' || !refused.has(pointer));
  return result([...unread, ...told]);
}
