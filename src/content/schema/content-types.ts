import type { ItemRole } from '../../model/item-data.ts';
import type { SearchKind } from '../../model/search-index.ts';
import { isObject, type JsonObject, type JsonValue, listAt, objectAt, own, stringAt } from '../json/json.ts';
import { remembered } from '../json/remembered.ts';
import { KINDS as FIELD_KINDS, ITEM_ROLES } from './item-roles.ts';

/** Things of one kind, as the `collection` of their schema describes them. */
export interface ContentType {
  readonly name: string;
  /** A file for each item below `collections/NAME/`, or the one list `collections/NAME.json`. */
  readonly store: 'folder' | 'list';
  /** The field that references name an item by. */
  readonly key: 'slug' | 'id';
  /** The pointers of the fields that play a role. */
  readonly roles: ReadonlyMap<ItemRole, string>;
  /** The roles that no item leaves empty. */
  readonly always: ReadonlySet<ItemRole>;
  /** Pointers of the fields by which items without dates are sorted. */
  readonly order: readonly string[];
  /** True where items stand in the site’s feed. */
  readonly feed: boolean;
  readonly search: SearchKind;
  /** The schema.org type of an item. */
  readonly structuredData: string | undefined;
  /** True where a site brings it. */
  readonly isOwn: boolean;
  /** The schema of one item. */
  readonly item: JsonObject;
}

export type ContentTypes = ReadonlyMap<string, ContentType>;

type Files = ReadonlyMap<string, JsonObject>;

const KINDS: readonly SearchKind[] = ['article', 'event', 'publication'];

/** The schema of a field of an item, and whether each item has it; undefined where there is no such field. */
export function fieldAt(item: JsonObject, pointer: string) {
  const [root, ...steps] = pointer.split('/');
  if (root !== '' || steps.length === 0) return undefined;
  let found: JsonValue = item;
  let isAlways = true;
  for (const step of steps) {
    const properties = own(objectAt(found, 'properties'), step);
    if (!isObject(properties)) return undefined;
    isAlways &&= listAt(found, 'required').includes(step);
    found = properties;
  }
  return { schema: found, isAlways };
}

/** The collection of which a field names an item, or each entry of its list one. */
export function namedBy(item: JsonObject, field: string): string | undefined {
  const { schema } = fieldAt(item, field) ?? {};
  return stringAt(schema, 'reference') ?? stringAt(schema?.items, 'reference');
}

/** True for a list of words, or of items, which a text says one after the other; not for paragraphs. */
export function isWords({ item, roles }: ContentType, field: string): boolean {
  const { schema } = fieldAt(item, field) ?? {};
  const items = own(schema, 'items');
  return isObject(items) && FIELD_KINDS.text(items) && roles.get('paragraphs') !== field;
}

/** The values of a choice, or of a list of choices, in an entry of a list too, in the order in which its type names them; none for another field. */
export function choicesAt(item: JsonObject, field: string): readonly JsonValue[] {
  const steps = field.split(/\/\d+(?=\/)/);
  const entry = steps
    .slice(0, -1)
    .reduce((item, list) => objectAt(fieldAt(item, list)?.schema, 'items'), item);
  const { schema } = fieldAt(entry, steps.at(-1) ?? '') ?? {};
  const own = listAt(schema, 'enum');
  return own.length > 0 ? own : listAt(schema?.items, 'enum');
}

/** The pointers of the fields of an item. */
export const fieldsOf = (item: JsonObject): string[] =>
  Object.keys(objectAt(item, 'properties')).flatMap((name) => (name === '$schema' ? [] : `/${name}`));

/** The schema of one item: of the whole file, or of an entry of its list. */
export function itemSchema(schema: JsonObject): JsonObject {
  const entry = objectAt(objectAt(schema, 'properties'), 'items').items;
  return stringAt(own(schema, 'collection'), 'store') === 'list' && isObject(entry) ? entry : schema;
}

function typeOf(name: string, schema: JsonObject): ContentType {
  const written = objectAt(schema, 'collection');
  const item = itemSchema(schema);
  const roles = new Map<ItemRole, string>();
  for (const role of ITEM_ROLES.keys()) {
    const pointer = stringAt(written, role);
    if (pointer !== undefined) roles.set(role, pointer);
  }
  return {
    name,
    store: stringAt(written, 'store') === 'list' ? 'list' : 'folder',
    key: stringAt(written, 'key') === 'id' ? 'id' : 'slug',
    roles,
    always: new Set([...roles].filter(([, at]) => fieldAt(item, at)?.isAlways).map(([role]) => role)),
    order: listAt(written, 'order').map(String),
    feed: own(written, 'feed') === true,
    search: KINDS.find((kind) => kind === stringAt(written, 'search')) ?? 'page',
    structuredData: stringAt(written, 'structuredData'),
    isOwn: own(written, 'isOwn') === true,
    item,
  };
}

/** The types that schemas describe, by name. */
export const contentTypes = remembered((schemas: Files): ContentTypes => {
  const found = [...schemas].flatMap(([path, schema]) => {
    const name = /^collections\/([^/]+)\.schema\.json$/.exec(path)?.[1];
    return name !== undefined && isObject(own(schema, 'collection')) ? [[name, schema] as const] : [];
  });
  return new Map(found.map(([name, schema]) => [name, typeOf(name, schema)]));
});

/** The type whose items a schema, by its path below `schemas/`, describes. */
export const typeOfSchema = (types: ContentTypes, schema: string): ContentType | undefined =>
  types.get(/^collections\/(.+)\.schema\.json$/.exec(schema)?.[1] ?? '');

/** True where each item of a type plays all of some roles. */
export const plays = ({ always }: ContentType, roles: readonly ItemRole[]): boolean =>
  roles.every((role) => always.has(role));
