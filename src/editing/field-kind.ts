import { isArray, type JsonObject, own, stringAt } from '../content/json/json.ts';
import type { FieldKind } from '../model/editing.ts';

const FORMATS: Readonly<Record<string, FieldKind>> = {
  markdown: 'markdown',
  link: 'link',
  embed: 'link',
  media: 'media',
  date: 'date',
  'date-time': 'moment',
  'date-or-time': 'moment',
  accent: 'choice',
};

/** Names of things: to change one is to rename it everywhere, which is `npm run rename`. */
const NAMES = new Set(['$schema', 'type', 'id', 'slug']);

/** The kind of a field by its schema. @param name of its property, in an object */
export function kindOf(schema: JsonObject, name: string): FieldKind {
  // A type that is one of several, such as that of a form’s field, is a choice like any other.
  const isChoice = isArray(own(schema, 'enum'));
  if (own(schema, 'const') !== undefined || (NAMES.has(name) && !isChoice)) return 'fixed';
  const byFormat = FORMATS[stringAt(schema, 'format') ?? ''];
  // A document, a sound or captions: what must be a picture names the endings of pictures.
  if (byFormat === 'media' && !stringAt(schema, 'pattern')?.includes('svg')) return 'file';
  if (byFormat) return byFormat;
  // What plays roles is an item, or a type of items by its name.
  const isNamed = stringAt(schema, 'reference') !== undefined || own(schema, 'roles') !== undefined;
  const type = own(schema, 'type');
  const isNumber = type === 'number' || type === 'integer';
  // What is chosen is a text: one of several numbers is typed.
  if ((isChoice && !isNumber) || isNamed) return 'choice';
  if (type === 'object') return 'group';
  if (type === 'array') return 'list';
  if (type === 'boolean') return 'switch';
  if (isNumber) return 'number';
  return type === 'string' && own(schema, 'pattern') === undefined && own(schema, 'format') === undefined
    ? 'text'
    : 'plain';
}

/** Names that nobody but us would understand. */
const CALLED = new Map([
  ['src', 'Source'],
  ['alt', 'Alternative text'],
  ['href', 'Leads to'],
  ['seo', 'For search engines'],
]);

/** What a field is called: `metaTags` → `Meta tags`. */
export function labelOf(name: string): string {
  const called = CALLED.get(name);
  if (called !== undefined) return called;
  const words = name
    .replace(/[-_]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
