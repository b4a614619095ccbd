import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { isArray, isObject, type JsonObject, type JsonValue } from '../content/json/json.ts';
import { KEYWORDS, type SchemaFiles } from '../content/schema/schema-set.ts';

/** Shared schemas whose values the compiler replaces; in the view types they stand for what it makes of them. */
const RESOLVED: Record<string, string> = {
  'shared/link.schema.json': 'ResolvedLink',
  'shared/image.schema.json': 'ResolvedImage',
  'shared/rich-text.schema.json': 'RichText',
  'shared/icon.schema.json': 'IconShapes',
};

/** What code reads by its types. Of an item it reads the roles that its fields play, and of a type nothing. */
const READ = { content: /^(?!collections\/|type\.)/, view: /^(blocks|shared\/)/ };

const definitionName = (path: string) => path.replace(/\.schema\.json$/, '').replace(/[^a-z0-9]+/gi, '_');

/** What says nothing about the type. */
const IGNORED = new Set<string>([
  ...KEYWORDS.map(([keyword]) => keyword),
  'examples',
  'discriminator',
  'format',
  'default',
]);

/** Rewrites `$ref` between files to `#/definitions/…`, so that the generator sees one document and names each type once. */
function inline(value: JsonValue, path: string, kind: 'content' | 'view'): JsonValue {
  if (isArray(value)) return value.map((item) => inline(item, path, kind));
  if (!isObject(value)) return value;
  // A text is compiled by its format, also where the schema says that itself.
  if (kind === 'view' && value.format === 'markdown')
    return { tsType: 'RichText', description: value.description ?? '' };
  if (typeof value.$ref === 'string')
    return { $ref: `#/definitions/${definitionName(new URL(value.$ref, `x:/${path}`).pathname.slice(1))}` };
  const each = (object: JsonObject, make: (item: JsonValue, key: string) => JsonValue): JsonObject =>
    Object.fromEntries(Object.entries(object).map(([key, item]) => [key, make(item, key)]));
  const ours = Object.entries(value).filter(([key]) => !IGNORED.has(key));
  return each(Object.fromEntries(ours), (item, key) =>
    // Names of properties are the content's own: none of them is a keyword.
    key === 'properties' && isObject(item)
      ? each(item, (inner) => inline(inner, path, kind))
      : inline(item, path, kind),
  );
}

function definitionOf(path: string, schema: JsonObject, kind: 'content' | 'view'): JsonValue {
  const resolved = kind === 'view' ? RESOLVED[path] : undefined;
  if (resolved) return { tsType: resolved };
  const inlined = inline(schema, path, kind);
  if (!isObject(inlined)) throw new Error(`${path} is no schema.`);
  // The union's own `properties` would widen every member, so only the members count for types.
  if (path === 'blocks.schema.json') return { title: 'Block', oneOf: inlined.oneOf ?? [] };
  const { $schema: _, ...definition } = inlined;
  return definition;
}

/** TypeScript for schemas: `content` as an editor writes it, `view` as a block receives it. */
export async function generateTypes(files: SchemaFiles, kind: 'content' | 'view'): Promise<string> {
  const paths = [...files.keys()].filter((path) => READ[kind].test(path));
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
  const used = Object.values(RESOLVED).sort().join(', ');
  const imports = kind === 'view' ? `import type { ${used} } from './resolved.ts';\n\n` : '';
  return (
    imports +
    text
      .replaceAll(/export type (\w+) = \1;?\n/g, '')
      // Unlike an interface such a type is JSON, too: whatever walks any value takes it.
      .replaceAll(/export interface (\w+) \{/g, 'export type $1 = {')
  );
}
