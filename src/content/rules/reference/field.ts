import { quote, type SiteFault } from '../../diagnostics/fault.ts';
import { type JsonObject, type JsonValue, own, stringAt } from '../../json/json.ts';
import { asList, asText, type UncheckedObject, unchecked } from '../../json/unchecked.ts';
import { type ContentType, fieldAt } from '../../schema/content-types.ts';
import { blocksIn } from '../../site/page-entries.ts';
import type { Query } from '../../site/queries.ts';
import type { SiteIndex } from '../../site/site-index.ts';
import { mistake } from '../rule.ts';

interface Place {
  readonly file: string;
  readonly pointer: string;
}

const isDate = (schema: JsonValue) => /^date/.test(stringAt(schema, 'format') ?? '');

/** The field that is named, or why there is none. */
function lookUp(type: ContentType, named: JsonValue | undefined, at: Place): JsonObject | SiteFault {
  const pointer = asText(named)?.replace(/^-/, '') ?? '';
  const found = fieldAt(type.item, pointer);
  if (found) return found.schema;
  const known = Object.keys(Object(own(type.item, 'properties'))).map((name) => `/${name}`);
  return {
    ...at,
    message: `An item of ${type.name} has no field ${quote(pointer)}.`,
    unknown: [pointer, known],
  };
}

const isFault = (found: JsonObject | SiteFault): found is SiteFault => 'message' in found && 'file' in found;

function conditionFaults(
  type: ContentType,
  condition: UncheckedObject<NonNullable<Query['where']>[number]>,
  at: Place,
  each: string | undefined,
  index: SiteIndex,
): SiteFault[] {
  const { field, equals, has } = condition;
  const schema = lookUp(type, field, { ...at, pointer: `${at.pointer}/field` });
  if (isFault(schema)) return [schema];
  const compared = (['before', 'after'] as const).find((key) => condition[key] !== undefined);
  if (compared !== undefined && !isDate(schema))
    return [
      {
        ...at,
        pointer: `${at.pointer}/field`,
        message: `${quote(field)} is no date, so nothing is ${compared} another.`,
      },
    ];
  const key = equals === undefined ? 'has' : 'equals';
  const wanted = asText(equals ?? has);
  const place = { ...at, pointer: `${at.pointer}/${key}` };
  if (wanted === '$item' && each === undefined)
    return [
      { ...place, message: 'Only a page for each item of a collection has an item that “$item” can be.' },
    ];
  const target = stringAt(key === 'has' ? own(schema, 'items') : schema, 'reference');
  const items = index.collections.get(target ?? '');
  if (wanted === undefined || wanted === '$item' || !items || items.incomplete || items.byKey.has(wanted))
    return [];
  return [
    {
      ...place,
      message: `There is no entry ${quote(wanted)} in ${target}.`,
      unknown: [wanted, items.byKey.keys()],
    },
  ];
}

export const referenceField = mistake({
  code: 'reference/field',
  says: 'A list asks for a field that its items do not have, or for what that field cannot be.',
  wrong: '"where": [{ "field": "/regoin", "equals": "north" }]',
  right: '"where": [{ "field": "/region", "equals": "north" }]',
  remedy: 'Name a field of the type’s schema, and a value that it can have.',
  site: ({ index }) =>
    [...index.files.values()].flatMap((file) => {
      const each = asText(unchecked<{ each?: string }>(file.value).each);
      return blocksIn(file.value).flatMap(({ block, pointer }): SiteFault[] => {
        const { collection, where, sort } = unchecked<Query>(block);
        const type = index.schemas.types.get(asText(collection) ?? '');
        if (!type) return [];
        const at = (path: string) => ({ file: file.path, pointer: pointer + path });
        const sorted = asText(sort) === undefined ? [] : [lookUp(type, sort, at('/sort'))].filter(isFault);
        const narrowed = asList(where).flatMap((condition, i) =>
          conditionFaults(type, unchecked(condition as JsonObject), at(`/where/${i}`), each, index),
        );
        return [...sorted, ...narrowed];
      });
    }),
});
