import { quote, type SiteFault } from '../../diagnostics/fault.ts';
import { possible } from '../../diagnostics/nearest.ts';
import { pointerTo } from '../../diagnostics/pointer.ts';
import { isObject, type JsonObject, type JsonValue, listAt, objectAt, stringAt } from '../../json/json.ts';
import { asList, asText, type UncheckedObject, unchecked } from '../../json/unchecked.ts';
import { type ContentType, fieldAt, fieldsOf, namedBy } from '../../schema/content-types.ts';
import { KINDS } from '../../schema/item-roles.ts';
import { mayHold, publicItems } from '../../site/items.ts';
import { blocksOf, listing, queriesIn } from '../../site/page-entries.ts';
import { type Condition, isSearched, type Query, select } from '../../site/queries.ts';
import { addressPart, filterPart, isToHoldItems } from '../../site/routes.ts';
import type { SiteIndex } from '../../site/site-index.ts';
import { placesOf } from '../../site/written-values.ts';
import { mistake } from '../rule.ts';
import { expected } from '../schema/type.ts';

/** A list as a file asks for it. */
interface Asked {
  readonly type: ContentType;
  readonly query: UncheckedObject<Query>;
  /** The collection that its page stands for. */
  readonly each: string | undefined;
  readonly index: SiteIndex;
  /** False where a name in its file may be misspelt. */
  readonly isSound: boolean;
  /** The names by which lists above it on its page are narrowed, each a part of addresses. */
  readonly taken: Set<string>;
  /** The values that lists of the site have told of. */
  readonly told: Set<string>;
  at(path: string): Pick<SiteFault, 'file' | 'pointer'>;
}

type Faults<Result = void> = Generator<SiteFault, Result>;

/** @returns the field that is named; without one it was told of */
function* lookUp(
  { type, at }: Asked,
  named: JsonValue | undefined,
  path: string,
): Faults<JsonObject | undefined> {
  const field = asText(named)?.replace(/^-/, '');
  // What names none is told of by its schema.
  if (field === undefined) return undefined;
  const found = fieldAt(type.item, field);
  if (found) return found.schema;
  const known = fieldsOf(type.item);
  const message = `An item of ${type.name} has no field ${quote(field)}.${possible(field, known)}`;
  yield { ...at(path), message, unknown: [field, known] };
  return undefined;
}

function* whereFaults(asked: Asked, condition: Condition, path: string): Faults {
  const { at, each, index } = asked;
  const { field, equals, has, before, after } = condition;
  const schema = yield* lookUp(asked, field, `${path}/field`);
  if (!schema) return;
  // A misspelt one is told of where it stands.
  const named = Object.keys(Object(condition));
  if (named.length !== 2 && named.every((key) => /^(field|equals|has|before|after|given)$/.test(key))) {
    const message =
      'A condition says one of “equals”, “has”, “before”, “after” and “given”. For two write two conditions.';
    return yield { ...at(path), message };
  }
  const compared = before === undefined ? after !== undefined && 'after' : 'before';
  if (compared && !/^date/.test(stringAt(schema, 'format') ?? '')) {
    const message = `${quote(field)} is no date, so nothing is ${compared} another.`;
    return yield { ...at(`${path}/field`), message };
  }
  const key = equals === undefined ? 'has' : 'equals';
  const wanted = asText(equals ?? has);
  const place = at(`${path}/${key}`);
  const kind = stringAt(schema, 'type');
  const isList = kind === 'array';
  if ((isList && equals !== undefined) || (!isList && kind !== undefined && has !== undefined)) {
    const [what, suggestion] = isList ? ['a list', 'has'] : ['no list', 'equals'];
    return yield { ...place, spot: 'key', message: `${quote(field)} is ${what}.`, suggestion };
  }
  // A binding is told of where it names a field that there is not.
  const isOther = !isObject(equals) && kind?.replace('integer', 'number') !== typeof equals;
  if (equals !== undefined && isOther && /^(string|number|integer|boolean)$/.test(kind ?? ''))
    return yield { ...place, message: expected(kind, equals) };
  const choices = listAt(isList ? objectAt(schema, 'items') : schema, 'enum');
  if (wanted !== undefined && wanted !== '$item' && choices.length > 0 && !choices.includes(wanted)) {
    const message = `${quote(wanted)} is not one of the values possible here: ${choices.join(', ')}.`;
    return yield { ...place, message, unknown: [wanted, choices.map(String)] };
  }
  // That it is to be one is told by itself.
  const mayBeOfItem = !asked.isSound || isToHoldItems(place.file);
  if (wanted === '$item' && each === undefined && !mayBeOfItem)
    yield { ...place, message: 'Only a page for each item of a collection has an item that “$item” can be.' };
  const target = namedBy(asked.type.item, asText(field) ?? '');
  const items = index.collections.get(target ?? '');
  if (wanted === undefined || wanted === '$item' || !items || mayHold(items, wanted)) return;
  const names = [...items.byKey.keys(), ...(each === undefined ? [] : ['$item'])];
  const message = `There is no entry ${quote(wanted)} in ${target}.${possible(wanted, names)}`;
  yield { ...place, message, unknown: [wanted, names] };
}

/** What a layout needs of its type: the fields of a table, what begins for a calendar. */
function* layoutFaults(asked: Asked): Faults {
  const { type, at, isSound } = asked;
  const { layout, columns, sort, emptyText, whenEmpty } = asked.query;
  if (isSound && layout === 'table' && columns === undefined)
    yield { ...at('/layout'), message: 'A table needs “columns”: a label and a field for each.' };
  if (isSound && layout !== 'table' && columns !== undefined)
    yield { ...at('/columns'), message: 'Only the layout “table” has columns.' };
  if (whenEmpty === 'hide' && emptyText !== undefined)
    yield { ...at('/emptyText'), message: 'A list that is left out where it is empty says nothing there.' };
  const start = type.roles.get('startsAt');
  if (layout === 'calendar' && start === undefined) {
    const why = 'their type says of no field that it is the startsAt.';
    yield { ...at('/layout'), message: `The items of ${quote(type.name)} make no calendar: ${why}` };
  } else if (layout === 'calendar' && sort !== undefined && asText(sort)?.replace(/^-/, '') !== start)
    yield { ...at('/sort'), message: `A calendar is in the order of ${quote(start ?? '')}.` };
  for (const [i, column] of asList(columns).entries()) {
    const path = `/columns/${i}/field`;
    const field = asText(Object(column).field);
    const schema = yield* lookUp(asked, field, path);
    const message = `${quote(field ?? '')} cannot stand in a cell: write a text, number, date, list of texts or reference${i > 0 ? ', or a file' : ''}.`;
    // The first cell leads to the item.
    const isFit = schema && (fitsCell(schema) || (i > 0 && KINDS.file(schema)));
    if (schema && !isFit) yield { ...at(path), message };
  }
}

const fitsCell = (schema: JsonObject) => isNarrowing(schema) || KINDS.date(schema) || KINDS.number(schema);

/** True for a field of a few words. */
const isNarrowing = (schema: JsonObject) =>
  !KINDS.date(schema) && (KINDS.text(schema) || KINDS['list of texts'](schema));

function* filterFaults(asked: Asked, named: JsonValue, path: string): Faults {
  const { type, at, told } = asked;
  const schema = yield* lookUp(asked, named, path);
  if (!schema) return;
  const field = asText(named) ?? '';
  if (!isNarrowing(schema) && stringAt(schema, 'type') !== 'integer') {
    const message = `${quote(field)} is no short text, list of them, whole number or reference to narrow a list by.`;
    return yield { ...at(path), message };
  }
  if (filterPart(field, '') === 'page/') {
    const message = 'Below “page” stand the further pages of a list. Give the field another name.';
    return yield { ...at(path), message };
  }
  const places = placesOf(type, field, asked.index);
  const taken = new Map<string, string>();
  for (const [value, found] of places) {
    const part = addressPart(value);
    const other = taken.get(part);
    if (part === '')
      yield { ...at(path), message: `${quote(value)} has no letter or digit to make an address of.` };
    else if (other === undefined) taken.set(part, value);
    else {
      // Written more often it is probably right.
      const isRare = found.length <= (places.get(other)?.length ?? 0);
      const [kept, slip, slips] = isRare ? [other, value, found] : [value, other, places.get(other)];
      taken.set(part, kept);
      const message = `${quote(slip)} would have the same address as ${quote(kept)}, by which a list is narrowed. Write ${quote(kept)} here, too, or another word.`;
      const [place] = slips ?? [];
      if (place && !told.has(`${type.name}${field} ${slip}`)) yield { ...place, message };
      told.add(`${type.name}${field} ${slip}`);
    }
  }
}

const isSortable = KINDS['text, number or date'];

function* sortFaults(asked: Asked, sort: string): Faults {
  const { type, at, query } = asked;
  const schema = yield* lookUp(asked, sort, '/sort');
  // A calendar has one order, which is said of it.
  if (!schema || isSortable(schema) || query.layout === 'calendar') return;
  const sortable = fieldsOf(type.item).filter((field) => isSortable(fieldAt(type.item, field)?.schema ?? {}));
  const message = `A list cannot be sorted by ${quote(sort.replace(/^-/, ''))}. Possible: ${sortable.join(', ')}.`;
  yield { ...at('/sort'), message };
}

function* listFaults(asked: Asked): Faults {
  const { where, filters } = asked.query;
  const sort = asText(asked.query.sort);
  if (sort !== undefined) yield* sortFaults(asked, sort);
  for (const [i, condition] of asList(where).entries())
    yield* whereFaults(asked, condition ?? {}, `/where/${i}`);
  yield* layoutFaults(asked);
  const named = asList(filters);
  if (named.length > 0 && asked.each !== undefined) {
    const message = 'The page of an item has no pages below it for filters to lead to.';
    return yield { ...asked.at('/filters'), message };
  }
  for (const [i, filter] of named.entries()) {
    // What is no text is told of by its schema.
    if (asText(filter) === undefined) continue;
    yield* filterFaults(asked, filter, `/filters/${i}`);
    const name = filterPart(asText(filter) ?? '', '');
    const message = `A list of this page is narrowed by ${quote(asText(filter))} already, at the same addresses. Move one of them to another page.`;
    if (asked.taken.has(name)) yield { ...asked.at(`/filters/${i}`), message };
    asked.taken.add(name);
  }
  const known = named.map(String);
  for (const field of Object.keys(Object(asked.query.filterLabels))) {
    const message = `This list has no filter ${quote(field)}.${possible(field, known)}`;
    const place = asked.at(pointerTo('/filterLabels', field));
    if (!known.includes(field)) yield { ...place, spot: 'key', message, unknown: [field, known] };
  }
}

/** What visitors search for stands in the page's address, once; a list of nothing has no search. */
function* searchedTwice(index: SiteIndex): Faults {
  for (const file of listing(index)) {
    const lists = blocksOf(file, 'collection-list').filter(({ block: { search } }) => search !== false);
    // Most pages have one list: it need not be asked for its items.
    if (lists.length < 2) continue;
    // Of a page of an item all of the list stands on it.
    const isPaged = file.schema === 'page.schema.json' && stringAt(file.value, 'each') === undefined;
    const searched = lists.filter(({ block: { search, pageSize = 6, ...query } }) => {
      const shown = publicItems(index, asText(query.collection) ?? '');
      const { length } = select(shown, query, { item: null, clock: index });
      return search === true ? length > 0 : isSearched(length, isPaged ? Number(pageSize) : length);
    });
    const message =
      'A list of this page is searched already, in the same address. Write "search": false in one of them, or move it to another page.';
    for (const { pointer } of searched.slice(1)) yield { file: file.path, pointer, message };
  }
}

export const referenceField = mistake({
  says: 'A list asks for a field that its items do not have, or for what that field cannot be.',
  wrong: '"where": [{ "field": "/regoin", "equals": "north" }]',
  right: '"where": [{ "field": "/region", "equals": "north" }]',
  remedy: 'Name a field of the type’s schema, and a value that it can have.',
  *site({ index }) {
    const told = new Set<string>();
    for (const { path: file, value, isSound } of listing(index)) {
      const each = asText(unchecked<{ each?: string }>(value).each);
      const taken = new Set<string>();
      for (const { query, pointer } of queriesIn(value)) {
        const type = index.schemas.types.get(asText(query.collection) ?? '');
        const at = (path: string) => ({ file, pointer: pointer + path });
        if (type) yield* listFaults({ type, query, each, index, isSound, taken, told, at });
      }
    }
    yield* searchedTwice(index);
  },
});
