import type { ItemRole } from '../../../model/item-data.ts';
import { quote, type SiteFault } from '../../diagnostics/fault.ts';
import { pointerTo } from '../../diagnostics/pointer.ts';
import { isArray, isObject, type JsonValue, stringAt } from '../../json/json.ts';
import { type ContentType, plays } from '../../schema/content-types.ts';
import { ITEM_ROLES } from '../../schema/item-roles.ts';
import type { Schemas } from '../../schema/schemas.ts';
import { mistake } from '../rule.ts';

/** Fields of a type that refer to a type that there is not. */
function strayReferences(
  file: string,
  value: JsonValue | undefined,
  { types, broken }: Pick<Schemas, 'types' | 'broken'>,
  pointer = '',
): SiteFault[] {
  if (!isObject(value) && !isArray(value)) return [];
  const named = isObject(value) ? stringAt(value, 'reference') : undefined;
  const isStray = named !== undefined && !types.has(named) && !broken.has(named);
  const unknown = [named ?? '', types.keys()] as const;
  const message = `There is no content type ${quote(named ?? '')}.`;
  return [
    ...(isStray ? [{ file, pointer: `${pointer}/reference`, message, unknown }] : []),
    ...Object.entries(value).flatMap(([key, inner]) =>
      strayReferences(file, inner, { types, broken }, pointerTo(pointer, key)),
    ),
  ];
}

/** What each type must say: where it is missing, its schema is told so. */
const isOwed = ({ roles }: ContentType, role: ItemRole) => role === 'title' && !roles.has(role);

export const referenceType = mistake({
  code: 'reference/type',
  says: 'There is no such content type, or its items lack what is shown of them.',
  wrong: '"collection": "artcles"',
  right: '"collection": "articles"',
  remedy: 'Write the name of a type; your editor lists them.',
  name({ kind, text, needs }, { index: { schemas } }) {
    if (kind !== 'type') return undefined;
    const { types, broken } = schemas;
    const type = types.get(text);
    if (broken.has(text)) return undefined;
    if (!type) return { message: `There is no collection ${quote(text)}.`, unknown: [text, types.keys()] };
    const missing = [...ITEM_ROLES.keys()].filter(
      (role) => needs.includes(role) && !plays(type, [role]) && !isOwed(type, role),
    );
    if (missing.length === 0) return undefined;
    return {
      message: `The items of ${quote(text)} cannot be shown here: their type says of no field that every item has that it is the ${missing.join(', the ')}.`,
    };
  },
  site: ({ index }) =>
    [...index.files.values()].flatMap(({ path, schema, value }) =>
      schema === 'type.schema.json' && isObject(value)
        ? strayReferences(path, value.properties, index.schemas, '/properties')
        : [],
    ),
});
