import { quote } from '../../diagnostics/fault.ts';
import { isArray, isObject, objectAt, own, stringAt } from '../../json/json.ts';
import { fieldAt, itemSchema } from '../../schema/content-types.ts';
import { ITEM_ROLES, KINDS } from '../../schema/item-roles.ts';
import { mistake } from '../rule.ts';

export const schemaRole = mistake({
  code: 'schema/role',
  says: 'A role of a content type names a field that there is not, or one that cannot play it.',
  wrong: '"image": "/opensOn"',
  right: '"image": "/photo"',
  remedy: 'Name a field of the schema’s properties that is what the role asks for.',
  file({ schema, value }) {
    if (schema !== 'type.schema.json' || !isObject(value)) return undefined;
    const item = itemSchema(value);
    const known = Object.keys(objectAt(item, 'properties')).map((name) => `/${name}`);
    const collection = own(value, 'collection');
    const missing = (pointer: string, named: string) =>
      fieldAt(item, named)
        ? []
        : [{ pointer, message: `There is no field ${quote(named)}.`, unknown: [named, known] as const }];
    const key = stringAt(collection, 'key') ?? 'slug';
    const order = own(collection, 'order');
    return [
      ...missing('/collection/key', `/${key}`),
      ...(isArray(order) ? order : []).flatMap((at, i) => missing(`/collection/order/${i}`, String(at))),
      ...[...ITEM_ROLES].flatMap(([role, kind]) => {
        const named = stringAt(collection, role);
        if (named === undefined) return [];
        const pointer = `/collection/${role}`;
        const field = fieldAt(item, named);
        if (!field) return missing(pointer, named);
        return KINDS[kind](field.schema)
          ? []
          : { pointer, message: `${quote(named)} cannot be the ${role}: that must be a ${kind}.` };
      }),
    ];
  },
});
