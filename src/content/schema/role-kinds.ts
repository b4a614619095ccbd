import { isArray, isObject, type JsonObject, type JsonValue, objectAt, own, stringAt } from '../json/json.ts';
import type { RoleKind } from './item-roles.ts';

/** The file name of the schema that a field refers to, such as `image`. */
const refersTo = (schema: JsonObject): string | undefined => {
  const all = own(schema, 'allOf');
  const ref = stringAt(schema, '$ref') ?? (isArray(all) ? stringAt(all[0], '$ref') : undefined);
  return /(?:^|\/)([a-z-]+)\.schema\.json$/.exec(ref ?? '')?.[1];
};

const isText = (schema: JsonValue | undefined) =>
  isObject(schema) && (own(schema, 'type') === 'string' || refersTo(schema) === 'slug');

/** Whether a field, by its schema, is of a kind. */
export const KINDS: Readonly<Record<RoleKind, (schema: JsonObject) => boolean>> = {
  text: (schema) => isText(schema) && !['markdown', 'media'].includes(stringAt(schema, 'format') ?? ''),
  'long text': (schema) => refersTo(schema) === 'rich-text',
  picture: (schema) => refersTo(schema) === 'image',
  date: (schema) => ['date', 'date-time'].includes(stringAt(schema, 'format') ?? ''),
  file: (schema) => stringAt(schema, 'format') === 'media',
  accent: (schema) => stringAt(schema, 'format') === 'accent',
  'list of texts': (schema) => own(schema, 'type') === 'array' && isText(own(schema, 'items')),
  'list of blocks': (schema) => refersTo(objectAt(schema, 'items')) === 'blocks',
  list: (schema) => own(schema, 'type') === 'array',
  'group of fields': (schema) => own(schema, 'type') === 'object',
};
