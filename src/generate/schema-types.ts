import { compile, type JSONSchema } from 'json-schema-to-typescript';

type Json = null | boolean | number | string | readonly Json[] | JsonObject;
type JsonObject = { readonly [key: string]: Json };
export type SchemaFiles = ReadonlyMap<string, JsonObject>;

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Shared schemas whose values the compiler replaces; in the view types they stand for what it makes of them. */
const RESOLVED: Record<string, string> = {
  'shared/link.schema.json': 'ResolvedLink',
  'shared/image.schema.json': 'ResolvedImage',
  'shared/rich-text.schema.json': 'RichText',
  'shared/icon.schema.json': 'IconShapes',
};

const definitionName = (path: string) => path.replace(/\.schema\.json$/, '').replace(/[^a-z0-9]+/gi, '_');

function targetOf(from: string, ref: string): string {
  return new URL(ref, `x:/${from}`).pathname.slice(1);
}

const KEYWORDS_OF_OURS = new Set(['examples', 'collection', 'discriminator', 'format', 'default']);

/** Rewrites `$ref` between files to `#/definitions/…`, so that the generator sees one document and names each type once. */
function inline(value: Json, path: string): Json {
  if (Array.isArray(value)) return value.map((item: Json) => inline(item, path));
  if (!isObject(value)) return value;
  if (typeof value.$ref === 'string')
    return { $ref: `#/definitions/${definitionName(targetOf(path, value.$ref))}` };
  const entries = Object.entries(value).filter(([key]) => !KEYWORDS_OF_OURS.has(key));
  return Object.fromEntries(
    entries.map(([key, item]) => [key, key === 'properties' ? properties(item, path) : inline(item, path)]),
  );
}

/** Names of properties are the content's own: none of them is a keyword. */
function properties(value: Json, path: string): Json {
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, inline(item, path)]));
}

function definitionOf(path: string, schema: JsonObject, kind: 'content' | 'view'): Json {
  const resolved = kind === 'view' ? RESOLVED[path] : undefined;
  if (resolved) return { tsType: resolved };
  const inlined = inline(schema, path);
  if (!isObject(inlined)) throw new Error(`${path} is no schema.`);
  // The union's own `properties` would widen every member, so only the members count for types.
  if (path === 'blocks.schema.json') return { title: 'Block', oneOf: inlined.oneOf ?? [] };
  const { $schema: _, ...definition } = inlined;
  return definition;
}

/** TypeScript for all schemas: `content` as an editor writes it, `view` as a block receives it. */
export async function generateTypes(files: SchemaFiles, kind: 'content' | 'view'): Promise<string> {
  const paths = [...files.keys()].filter(
    (path) =>
      kind === 'content' ||
      path.startsWith('blocks') ||
      path.startsWith('shared/') ||
      path.startsWith('collections/'),
  );
  const definitions = Object.fromEntries(
    paths.map((path) => [definitionName(path), definitionOf(path, files.get(path) ?? {}, kind)]),
  );
  const tops = paths.filter((path) => !path.startsWith('shared/') && !path.startsWith('blocks/'));
  const document = {
    title: kind === 'content' ? 'ContentModel' : 'ViewModel',
    description: kind === 'content' ? 'What an editor writes, by its schema.' : 'What the blocks receive.',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      tops.map((path) => [path, { $ref: `#/definitions/${definitionName(path)}` }]),
    ),
    required: tops,
    definitions,
  };
  const text = await compile(document as unknown as JSONSchema, document.title, {
    bannerComment: '',
    format: false,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: false,
    additionalProperties: false,
  });
  const used = Object.values(RESOLVED).filter((name) => text.includes(name));
  const imports =
    kind === 'view' && used.length > 0
      ? `import type { ${used.sort().join(', ')} } from './resolved.ts';\n\n`
      : '';
  return (
    imports +
    text
      .replaceAll(/export type (\w+) = \1;?\n/g, '')
      // Unlike an interface such a type is JSON, too: whatever walks any value takes it.
      .replaceAll(/export interface (\w+) \{/g, 'export type $1 = {')
  );
}
