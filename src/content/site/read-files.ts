import { error, type Finding } from '../diagnostics/diagnostic.ts';
import { nearestPath } from '../diagnostics/nearest.ts';
import { decode } from '../json/decode.ts';
import { isObject, type JsonValue, stringAt } from '../json/json.ts';
import { parseJson } from '../json/parse.ts';
import type { Origins } from '../overlay/merge-overlay.ts';
import { overlaySchema } from '../overlay/overlay-place.ts';
import { schemaFindings } from '../schema/findings.ts';
import { FOLDER_COLLECTIONS, LIST_COLLECTIONS, schemaFor } from '../schema/placement.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import type { SiteInput } from './input.ts';

/** One content file after it was read and held against its schema. */
export interface ContentFile {
  readonly path: string;
  readonly text: string | undefined;
  /** Undefined where the file could not be parsed. */
  readonly value: JsonValue | undefined;
  readonly schema: string | undefined;
  readonly findings: readonly Finding[];
  /** Set in another language than the original: what of it was translated. */
  readonly origins?: Origins;
}

const REQUIRED = ['site.json', 'theme.json', 'navigation.json', 'strings.json', 'pages/index.json'];

function checkSchemaName(file: string, value: JsonValue, schema: string): Finding[] {
  const named = stringAt(value, '$schema');
  const expected = `${'../'.repeat(file.split('/').length)}schemas/${schema}`;
  if (named === undefined || named.endsWith(`/${schema}`)) return [];
  return [
    error(
      'schema/wrong-schema',
      { file, pointer: '/$schema' },
      `A file in this place is checked against “${expected}”, and your editor should do the same.`,
    ),
  ];
}

const SINGLE_FILES = [
  ...['site.json', 'theme.json', 'navigation.json', 'strings.json'],
  ...LIST_COLLECTIONS.map((name) => `collections/${name}.json`),
];

/** A file in a place that no schema belongs to. Nothing else about it matters until it is moved. */
function misplaced(path: string): Finding {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const inFolders = FOLDER_COLLECTIONS.map((collection) => `collections/${collection}/${name}`);
  const nested = path.split('/').length > 2;
  const finding = error(
    'schema/unknown-file',
    { file: path, pointer: '' },
    'No content is expected in this place. Content lies in site.json, theme.json, navigation.json, strings.json, pages/ and collections/.',
    nearestPath(path, nested ? inFolders : SINGLE_FILES),
  );
  return { ...finding, range: [0, 0] };
}

/** Names of a page's folders and file: they are its address. The last may be a parameter. */
const PAGE_PATH = /^pages\/(?:[a-z0-9_][a-z0-9_-]*\/)*(?:[a-z0-9_][a-z0-9_-]*|\[[a-z]+\])\.json$/;

const addressOf = (path: string) =>
  path
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9/._[\]-]+/g, '-');

/** A page whose path makes no address that visitors can type. */
function misnamed(path: string): Finding[] {
  if (PAGE_PATH.test(path)) return [];
  const better = addressOf(path);
  const finding = error(
    'schema/unknown-file',
    { file: path, pointer: '' },
    'The path of a page is its address: name folders and file with lower-case letters, digits and hyphens.',
    PAGE_PATH.test(better) ? better : undefined,
  );
  return [{ ...finding, range: [0, 0] }];
}

/** Reads one file: bytes → text → value → findings of encoding, syntax and schema. Depends on nothing but the file. */
export function readFile(path: string, source: string | Uint8Array, schemas: SchemaSet): ContentFile {
  const decoded = typeof source === 'string' ? { text: source } : decode(path, source);
  const schema = schemaFor(path);
  if ('finding' in decoded)
    return { path, text: undefined, value: undefined, schema, findings: [decoded.finding] };
  const { value, findings } = parseJson(path, decoded.text);
  const base = { path, text: decoded.text, value, schema };
  const overlay = overlaySchema(path);
  if (overlay !== undefined)
    return {
      ...base,
      findings: [...findings, ...(isObject(value) ? checkSchemaName(path, value, overlay) : [])],
    };
  if (schema === undefined) return { ...base, findings: [misplaced(path)] };
  if (value === undefined) return { ...base, findings };
  const validate = schemas.validator(schema);
  const broken = validate(value) ? [] : schemaFindings(path, validate.errors ?? [], value);
  const named = [
    ...(isObject(value) ? checkSchemaName(path, value, schema) : []),
    ...(schema === 'page.schema.json' ? misnamed(path) : []),
  ];
  const refused = new Set(findings.map((finding) => finding.pointer));
  return {
    ...base,
    findings: [
      ...findings,
      ...[...broken, ...named].filter(({ pointer, spot }) => spot === 'brace' || !refused.has(pointer)),
    ],
  };
}

/** Findings for the files that every site needs. */
export function missingFiles(input: SiteInput): Finding[] {
  return REQUIRED.filter((path) => !input.files.has(path)).map((path) => ({
    ...error('reference/missing-file', { file: path, pointer: '' }, `Every site needs the file ${path}.`),
    range: [0, 0] as const,
  }));
}
