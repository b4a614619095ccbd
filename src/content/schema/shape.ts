import { isObject, type JsonObject, type JsonValue, listAt, objectAt, own, stringAt } from '../json/json.ts';
import { rememberedBy } from '../json/remembered.ts';
import type { ContentType } from './content-types.ts';
import type { SchemaFiles } from './schema-set.ts';
import { withoutSiteLists } from './site-lists.ts';

/** What a text is for, which decides how it is checked and what it becomes. */
export type Role = 'text' | 'link' | 'media' | 'accent' | 'markdown' | 'icon' | 'plain';

/**
 * A schema reduced to what linking and resolving need: where the texts, links, pictures and references are.
 * `as` marks the shared objects that are resolved whole.
 */
export type Shape = {
  /** The schema itself, its references followed; what is said beside a reference stays. A union has none of its own. */
  readonly schema: JsonObject;
} & (
  | {
      readonly kind: 'object';
      readonly properties: ReadonlyMap<string, Shape>;
      readonly additional: Shape | null;
      readonly as: 'link' | 'image' | null;
    }
  | { readonly kind: 'array'; readonly items: Shape }
  | { readonly kind: 'union'; readonly variants: ReadonlyMap<string, Shape> }
  | {
      readonly kind: 'leaf';
      readonly role: Role;
      /** Of a text that names an item: its type. */
      readonly collection: string | null;
      /** Of a text that names a content type, or an item of whichever type the site has for it: the roles that its items play. */
      readonly needs: readonly string[] | null;
      /** The JSON types that its schema asks for; none where it asks for no type. */
      readonly types: readonly unknown[];
    }
);

const leafOf = (role: Role, schema: JsonObject = {}): Shape & { kind: 'leaf' } => ({
  schema,
  kind: 'leaf',
  role,
  collection: null,
  needs: null,
  types: [own(schema, 'type') ?? []].flat(),
});
const PLAIN: Shape = leafOf('plain');
const ROLES = new Set<string>(['link', 'media', 'accent', 'markdown']);
const isRole = (format: string): format is Role => ROLES.has(format);
const WHOLE: Record<string, 'link' | 'image'> = {
  'shared/link.schema.json': 'link',
  'shared/image.schema.json': 'image',
};

function leaf(schema: JsonObject): Shape {
  const role = stringAt(schema, 'format');
  const collection = stringAt(schema, 'reference') ?? null;
  const needs = 'roles' in schema ? listAt(schema, 'roles').map(String) : null;
  if (role !== undefined && isRole(role)) return leafOf(role, schema);
  // It may be a file of the site's own, which is found as that of a link is.
  if (role === 'embed') return leafOf('link', schema);
  if (collection !== null || needs) return { ...leafOf('plain', schema), collection, needs };
  const fixed = ['enum', 'const', 'pattern', 'format'].some((key) => key in schema);
  return own(schema, 'type') === 'string' && !fixed ? leafOf('text', schema) : leafOf('plain', schema);
}

/** Compiles shapes on demand and keeps them: one for each schema file. */
export function createShapes(files: SchemaFiles): (path: string) => Shape {
  function objectShape(schema: JsonObject, path: string, whole: boolean): Shape {
    const additional = own(schema, 'additionalProperties');
    const entries = Object.entries(objectAt(schema, 'properties'));
    return {
      schema,
      kind: 'object',
      properties: new Map(entries.map(([name, item]) => [name, shapeOf(item, path)])),
      additional: isObject(additional) ? shapeOf(additional, path) : null,
      as: whole ? (WHOLE[path] ?? null) : null,
    };
  }

  function shapeOf(schema: JsonValue, path: string, whole = false): Shape {
    if (!isObject(schema)) return PLAIN;
    const ref = stringAt(schema, '$ref');
    if (ref !== undefined) return file(new URL(ref, `x:/${path}`).pathname.slice(1));
    const [first] = listAt(schema, 'allOf');
    if (first !== undefined) {
      const shape = shapeOf(first, path);
      const { allOf: _, ...beside } = schema;
      const said = { ...shape.schema, ...beside };
      return 'reference' in beside ? leaf(said) : { ...shape, schema: said };
    }
    const members = listAt(schema, 'oneOf');
    if (members.length > 0) return union(members, path);
    if (own(schema, 'type') === 'array')
      return { schema, kind: 'array', items: shapeOf(own(schema, 'items') ?? null, path) };
    if (own(schema, 'type') === 'object') return objectShape(schema, path, whole);
    return leaf(schema);
  }

  function union(members: readonly JsonValue[], path: string): Shape {
    const variants = new Map<string, Shape>();
    for (const member of members) {
      const name = /(?:^|\/)([a-z0-9-]+)\.schema\.json$/.exec(stringAt(member, '$ref') ?? '')?.[1];
      if (name !== undefined) variants.set(name, shapeOf(member, path));
    }
    return { schema: {}, kind: 'union', variants };
  }

  const file: (path: string) => Shape = rememberedBy((path) => {
    const schema = withoutSiteLists(files).get(path);
    if (!schema) throw new Error(`There is no schema “${path}”.`);
    return path === 'shared/icon.schema.json' ? leafOf('icon', schema) : shapeOf(schema, path, true);
  });
  return file;
}

/** The shape of one item of a type, whether it is a file of its own or an entry of its collection's list. */
export function shapeOfItem({ name, store }: ContentType, shapeOf: (schema: string) => Shape): Shape {
  const shape = shapeOf(`collections/${name}.schema.json`);
  const list = shape.kind === 'object' ? shape.properties.get('items') : undefined;
  return store === 'list' && list?.kind === 'array' ? list.items : shape;
}
