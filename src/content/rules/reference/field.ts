import { quote, type SiteFault } from '../../diagnostics/fault.ts';
import { type JsonObject, type JsonValue, own, stringAt } from '../../json/json.ts';
import { asList, asText, type UncheckedObject, unchecked } from '../../json/unchecked.ts';
import { type ContentType, fieldAt } from '../../schema/content-types.ts';
import { KINDS } from '../../schema/role-kinds.ts';
import { blocksIn } from '../../site/page-entries.ts';
import { type Query, valuesOf } from '../../site/queries.ts';
import { addressPart } from '../../site/routes.ts';
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

type At = (path: string) => Place;

/** What a layout needs of its type: the fields of a table, what begins for a calendar. */
function layoutFaults(
  type: ContentType,
  { layout, columns, sort, filters }: UncheckedObject<Query>,
  at: At,
  each: string | undefined,
  index: SiteIndex,
): SiteFault[] {
  const faults: SiteFault[] = [];
  if (layout === 'table' && columns === undefined)
    faults.push({ ...at('/layout'), message: 'A table needs “columns”: a label and a field for each.' });
  if (layout !== 'table' && columns !== undefined)
    faults.push({ ...at('/columns'), message: 'Only the layout “table” has columns.' });
  const start = type.roles.get('startsAt');
  if (layout === 'calendar' && start === undefined) {
    const why = 'their type says of no field that it is the startsAt.';
    faults.push({ ...at('/layout'), message: `The items of ${quote(type.name)} make no calendar: ${why}` });
  } else if (layout === 'calendar' && sort !== undefined && asText(sort)?.replace(/^-/, '') !== start)
    faults.push({ ...at('/sort'), message: `A calendar is in the order of ${quote(start ?? '')}.` });
  const cells = asList(columns).flatMap((column, i) => {
    const place = at(`/columns/${i}/field`);
    const field = asText(Object(column).field);
    const schema = lookUp(type, field, place);
    if (isFault(schema)) return [schema];
    const message = `${quote(field ?? '')} cannot stand in a cell: write a text, number, date, list of texts or reference.`;
    return fitsCell(schema) ? [] : [{ ...place, message }];
  });
  return [...faults, ...cells, ...filterFaults(type, asList(filters), at, each, index)];
}

const fitsCell = (schema: JsonObject) =>
  isNarrowing(schema) || KINDS.date(schema) || /^(number|integer)$/.test(String(schema.type));

/** True for a field of a few words. */
const isNarrowing = (schema: JsonObject) =>
  !KINDS.date(schema) && (KINDS.text(schema) || KINDS['list of texts'](schema));

function filterFaults(
  type: ContentType,
  filters: readonly JsonValue[],
  at: At,
  each: string | undefined,
  index: SiteIndex,
): SiteFault[] {
  if (filters.length > 0 && each !== undefined)
    return [
      { ...at('/filters'), message: 'The page of an item has no pages below it for filters to lead to.' },
    ];
  return filters.flatMap((named, i) => {
    const place = at(`/filters/${i}`);
    const schema = lookUp(type, named, place);
    if (isFault(schema)) return [schema];
    const field = asText(named) ?? '';
    if (!isNarrowing(schema))
      return [
        {
          ...place,
          message: `${quote(field)} is no short text, list of them or reference to narrow a list by.`,
        },
      ];
    const taken = new Map<string, string>();
    const values = new Set(
      (index.collections.get(type.name)?.all ?? []).flatMap(({ original }) => valuesOf(original, field)),
    );
    return [...values].flatMap((value) => {
      const part = addressPart(value);
      const other = taken.get(part);
      taken.set(part, value);
      if (part === '')
        return [{ ...place, message: `${quote(value)} has no letter or digit to make an address of.` }];
      return other === undefined
        ? []
        : [
            {
              ...place,
              message: `${quote(other)} and ${quote(value)} would have the same address. Write one of them.`,
            },
          ];
    });
  });
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
        return [...sorted, ...narrowed, ...layoutFaults(type, unchecked(block), at, each, index)];
      });
    }),
});
