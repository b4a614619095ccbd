import type { ItemRole } from '../../model/item-data.ts';
import { isObject, type JsonObject, type JsonValue, listAt, objectAt, own, stringAt } from '../json/json.ts';

/** The file name of the schema that a field refers to, such as `image`. */
export const refersTo = (schema: JsonObject | undefined): string | undefined => {
  const ref = stringAt(schema, '$ref') ?? stringAt(listAt(schema, 'allOf')[0], '$ref') ?? '';
  return /(?:^|\/)([a-z-]+)\.schema\.json$/.exec(ref)?.[1];
};

/** What may become of an event. */
export const EVENT_STATUSES = ['cancelled', 'postponed', 'online'] as const;

const isText = (schema: JsonValue | undefined) =>
  isObject(schema) && (own(schema, 'type') === 'string' || refersTo(schema) === 'slug');

const isShortText = (schema: JsonObject) =>
  isText(schema) && !['markdown', 'media'].includes(stringAt(schema, 'format') ?? '');

const isNumber = (schema: JsonObject) => /^(number|integer)$/.test(String(own(schema, 'type')));

/** Whether a field, by its schema, is of a kind. */
export const KINDS = {
  text: isShortText,
  number: isNumber,
  'text, number or date': (schema: JsonObject) => isShortText(schema) || isNumber(schema),
  'long text': (schema: JsonObject) => refersTo(schema) === 'rich-text',
  picture: (schema: JsonObject) => refersTo(schema) === 'image',
  date: (schema: JsonObject) => /^date/.test(stringAt(schema, 'format') ?? ''),
  file: (schema: JsonObject) => stringAt(schema, 'format') === 'media',
  'time zone': (schema: JsonObject) => stringAt(schema, 'format') === 'time-zone',
  accent: (schema: JsonObject) => stringAt(schema, 'format') === 'accent',
  'list of texts': (schema: JsonObject) => own(schema, 'type') === 'array' && isText(own(schema, 'items')),
  'text or list of texts': (schema: JsonObject) =>
    isShortText(schema) || (own(schema, 'type') === 'array' && isText(own(schema, 'items'))),
  'list of blocks': (schema: JsonObject) => refersTo(objectAt(schema, 'items')) === 'blocks',
  'choice of “cancelled”, “postponed” and “online”, or of some of these': (schema: JsonObject) => {
    const choices = listAt(schema, 'enum');
    return choices.length > 0 && choices.every((one) => EVENT_STATUSES.some((status) => status === one));
  },
  list: (schema: JsonObject) => own(schema, 'type') === 'array',
  'group of fields': (schema: JsonObject) => own(schema, 'type') === 'object',
} as const satisfies Readonly<Record<string, (schema: JsonObject) => boolean>>;

/** What a field must be to play a role. */
type RoleKind = keyof typeof KINDS;

const ROLES = {
  title: 'text',
  subtitle: 'text, number or date',
  summary: 'text',
  text: 'long text',
  paragraphs: 'list of texts',
  points: 'list',
  body: 'list of blocks',
  topics: 'list of texts',
  author: 'text or list of texts',
  image: 'picture',
  document: 'file',
  video: 'text',
  accent: 'accent',
  date: 'date',
  updated: 'date',
  publishedFrom: 'date',
  startsAt: 'date',
  endsAt: 'date',
  place: 'text',
  timeZone: 'time zone',
  status: 'choice of “cancelled”, “postponed” and “online”, or of some of these',
  banner: 'group of fields',
  detail: 'group of fields',
  quote: 'text',
  person: 'text',
  position: 'text',
  group: 'text',
  email: 'text',
  phone: 'text',
  address: 'text',
} as const satisfies Readonly<Record<ItemRole, RoleKind>>;

/** What a person is, and one to write or speak to. */
export const PERSON = ['title', 'person', 'position', 'group'] as const;
export const CONTACT = ['title', 'person', 'email', 'phone', 'address'] as const;

/** What each role asks of the field that plays it. */
export const ITEM_ROLES = new Map(Object.entries(ROLES)) as ReadonlyMap<ItemRole, RoleKind>;

/** The roles among some names. */
export const rolesAmong = (names: readonly unknown[]): ItemRole[] =>
  [...ITEM_ROLES.keys()].filter((role) => names.includes(role));
