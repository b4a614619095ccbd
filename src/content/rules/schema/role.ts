import { quote } from '../../diagnostics/fault.ts';
import { nearest, possible } from '../../diagnostics/nearest.ts';
import { isObject, type JsonObject, type JsonValue, listAt, own, stringAt } from '../../json/json.ts';
import { fieldAt, fieldsOf, itemSchema, namedBy } from '../../schema/content-types.ts';
import { ITEM_ROLES, KINDS } from '../../schema/item-roles.ts';
import { schemaFaults } from '../../schema/schema-faults.ts';
import { mistake } from '../rule.ts';

const STORES: readonly JsonValue[] = ['folder', 'list'];
/** How a field is written that is of a kind, where its name does not say so. */
const WRITTEN: Partial<Record<keyof typeof KINDS, string>> = {
  date: '"format": "date", "date-time" or "date-or-time"',
  file: '"format": "media"',
  accent: '"format": "accent"',
  picture: 'a "$ref" to shared/image.schema.json',
  'long text': 'a "$ref" to shared/rich-text.schema.json',
  'list of blocks': 'an "array" whose "items" are a "$ref" to blocks.schema.json',
};

const SHARED = ['image', 'rich-text', 'slug', 'blocks'];

/** True for a field whose type, format or reference is a slip. */
function isMisspelt(schema: JsonObject): boolean {
  const near = (ref: string) => nearest((ref.split('/').at(-1) ?? '').replace(/\.schema\.json$/, ''), SHARED);
  const names = {
    isKnown: (ref: string) =>
      near(ref) === undefined || SHARED.some((one) => ref.endsWith(`/${one}.schema.json`)),
    schemas: [],
  };
  return !schemaFaults(schema, names).next().done;
}

export const schemaRole = mistake({
  says: 'A role of a content type names a field that there is not, or one that cannot play it, or is missing.',
  wrong: '"image": "/opensOn"',
  right: '"image": "/photo"',
  remedy: 'Name a field of the schema’s properties that is what the role asks for.',
  file({ schema, value }) {
    const collection = own(value, 'collection');
    // What lacks one of the two is told of that.
    if (schema !== 'type.schema.json' || !isObject(value) || !isObject(collection)) return undefined;
    // Whose fields they are nobody can tell without “store”.
    if (!isObject(own(value, 'properties')) || !STORES.includes(own(collection, 'store') ?? ''))
      return undefined;
    const item = itemSchema(value);
    const known = fieldsOf(item);
    const missing = (pointer: string, named: string) => {
      // A key is one of two words, without a slash: its schema lists them.
      const listed = pointer === '/collection/key' ? '' : possible(named, known);
      const message = `There is no field ${quote(named)}.${listed}`;
      return fieldAt(item, named) ? [] : [{ pointer, message, unknown: [named, known] as const }];
    };
    const [key, store] = [stringAt(collection, 'key'), stringAt(collection, 'store')];
    const undated =
      'a feed is in the order of the role “date”: say which field is the date, or leave “feed” out.';
    return [
      ...(key === undefined ? [] : missing('/collection/key', `/${key}`)),
      ...(own(collection, 'feed') === true && own(collection, 'date') === undefined
        ? [{ pointer: '/collection/feed', message: `The items would stay out of it: ${undated}` }]
        : []),
      ...listAt(collection, 'order').flatMap((at, i) => {
        const [pointer, named] = [`/collection/order/${i}`, String(at)];
        const field = fieldAt(item, named);
        if (!field) return missing(pointer, named);
        const message = `${quote(named)} cannot be the order: that must be a number, a date or words. A list says "sort": ${JSON.stringify(named)} for its own.`;
        // A name of something else is sorted by the title of that, which only a list looks up.
        const isSorted = KINDS['text, number or date'](field.schema) && namedBy(item, named) === undefined;
        return isSorted || isMisspelt(field.schema) ? [] : { pointer, message };
      }),
      ...[...ITEM_ROLES].flatMap(([role, kind]) => {
        const named = stringAt(collection, role);
        if (named === undefined) return [];
        const pointer = `/collection/${role}`;
        const how = WRITTEN[kind] ? `, written as ${WRITTEN[kind]}` : '';
        const one = /^[aeiou]/.test(kind) ? `an ${kind}` : `a ${kind}`;
        const field = fieldAt(item, named);
        if (!field) return missing(pointer, named);
        // Who looks for sections, their ids, links and tables knows the file, not its type.
        const isBody = role === 'body' && KINDS[kind](field.schema);
        if (isBody && store === 'list')
          return { pointer, message: 'Blocks stand in a file for each item: write "store": "folder".' };
        if (isBody && named !== '/body') {
          const message = `Blocks stand in the field “body”: call it so, with "was": ${JSON.stringify(named)} for \`npm run migrate\`.`;
          return { pointer, message };
        }
        // Of what kind a field is whose schema is wrong itself, nobody can tell.
        return KINDS[kind](field.schema) || isMisspelt(field.schema)
          ? []
          : { pointer, message: `${quote(named)} cannot be the ${role}: that must be ${one}${how}.` };
      }),
    ];
  },
});
