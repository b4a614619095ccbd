import { freshValue } from '../changes/scaffold/fresh-value.ts';
import { around, lastStep, pointerSteps, pointerTo } from '../content/diagnostics/pointer.ts';
import {
  isArray,
  isObject,
  type JsonObject,
  type JsonValue,
  listAt,
  objectAt,
  own,
  stringAt,
  valueAt,
} from '../content/json/json.ts';
import { accentsOf } from '../content/link/scope.ts';
import { type ContentType, fieldAt, fieldsOf, plays } from '../content/schema/content-types.ts';
import { exactShapeAt } from '../content/schema/fit.ts';
import { KINDS, rolesAmong } from '../content/schema/item-roles.ts';
import { schemaFor } from '../content/schema/placement.ts';
import type { Shape } from '../content/schema/shape.ts';
import { titleIn } from '../content/site/item-names.ts';
import { type Collection, collectionNamed } from '../content/site/items.ts';
import type { SiteIndex } from '../content/site/site-index.ts';
import { beginning } from '../model/cut.ts';
import type { FormField } from '../model/editing.ts';
import { kindOf, labelOf } from './field-kind.ts';
import { wordsOf } from './say.ts';

const LIMITS = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'];

const needsOf = ({ schema }: Shape) => listAt(schema, 'roles').map(String);

/** The items that a reference can name. */
function itemsFor(place: Shape, { collections }: SiteIndex): Collection | undefined {
  const collection = stringAt(place.schema, 'reference') ?? null;
  return collection === null
    ? undefined
    : collectionNamed(collections, { collection, needs: needsOf(place) });
}

function choicesOf(place: Shape, index: SiteIndex): readonly string[] | undefined {
  const choices = own(place.schema, 'enum');
  if (isArray(choices)) return choices.map(String);
  if (stringAt(place.schema, 'format') === 'accent') return accentsOf(index);
  if (own(place.schema, 'reference') !== undefined) return itemsFor(place, index)?.all.map(({ key }) => key);
  const roles = rolesAmong(needsOf(place));
  if (roles.length === 0) return undefined;
  return [...index.schemas.types.values()].filter((type) => plays(type, roles)).map(({ name }) => name);
}

/** What items are called for which only keys stand; two of one name with their keys. */
function namesOf(keys: readonly string[], titleOf: (key: string) => string | undefined): readonly string[] {
  const titles = keys.map((key) => titleOf(key) ?? key);
  const seen = new Set<string>();
  const twice = new Set(titles.filter((title) => seen.size === seen.add(title).size));
  return keys.map((key, at) => (twice.has(titles[at] ?? '') ? `${titles[at]} (${key})` : (titles[at] ?? '')));
}

/** What a list names that its schema does not tell: items of the type beside it, fields to narrow them by, entries of the menu. */
function namesFor(
  index: SiteIndex,
  list: string,
  type: ContentType | undefined,
): readonly string[] | undefined {
  if (list === 'condensed')
    return listAt(index.navigation, 'primary').flatMap((entry) => stringAt(entry, 'id') ?? []);
  if (!type) return undefined;
  if (list === 'items') return index.collections.get(type.name)?.all.map(({ key }) => key);
  const isTopic = (field: string) => KINDS['list of texts'](fieldAt(type.item, field)?.schema ?? {});
  return list === 'filters' ? fieldsOf(type.item).filter(isTopic) : undefined;
}

/** The first text of an entry, such as the address that a redirect leads from, or the item that a row is about. */
const firstText = (value: JsonValue) =>
  Object.values(isObject(value) ? value : {}).find((one) => typeof one === 'string');

/** The name of an entry of a list: its own words, else its first text, else its number. */
const entryLabel = (value: JsonValue, number: number) =>
  beginning(wordsOf(value) || String(firstText(value) || number + 1), 60);

function limitsOf(schema: JsonObject): Record<string, number> {
  return Object.fromEntries(
    LIMITS.flatMap((name) => {
      const limit = own(schema, name);
      return typeof limit === 'number' ? [[name, limit]] : [];
    }),
  );
}

/**
 * The form of the value at a pointer of a file, with those of what it holds; undefined where the schema knows none.
 * @param originalOf of a form in another language: what its texts are translations of
 */
export function formAt(
  index: SiteIndex,
  file: string,
  pointer: string,
  originalOf?: (pointer: string) => Pick<FormField, 'state' | 'original'>,
): FormField | undefined {
  const whole = index.files.get(file)?.value;
  /** The type whose items are listed where a place stands. */
  function listedAt(pointer: string): ContentType | undefined {
    const type = index.schemas.types.get(stringAt(valueAt(whole, pointer), 'collection') ?? '');
    return type || pointer === '' ? type : listedAt(around(pointer));
  }
  /** What the item is called that a reference names; undefined for another value. */
  const titleOf = (place: Shape, key: JsonValue | undefined) => {
    const item = typeof key === 'string' && itemsFor(place, index)?.byKey.get(key);
    return item ? titleIn(index.collections, item) : undefined;
  };
  const fresh = (place: Shape, pointer: string, name: string, like?: JsonValue) =>
    freshValue(index, place, { slug: 'new', now: index.now, listed: listedAt(pointer) }, name, like);

  /** What comes into a list: of choices one that is not there yet, else the like of its last entry. */
  function freshEntry(place: Shape, value: JsonValue | undefined, pointer: string): JsonValue {
    const known = isArray(value) ? value : [];
    const choices = choicesOf(place, index) ?? namesFor(index, lastStep(pointer), listedAt(pointer));
    const free = choices?.filter((choice) => !known.includes(choice)) ?? [];
    // A day that has its hours is none that others are written for, in a row that is there or in a new one.
    const takenIn = (rows: JsonValue | undefined, name: string) =>
      (isArray(rows) ? rows : []).flatMap((row) => listAt(row, name));
    const ofRows = takenIn(valueAt(whole, around(around(pointer))), lastStep(pointer));
    const first = free.find((choice) => !ofRows.includes(choice)) ?? free[0];
    if (first !== undefined) return first;
    const like = fresh(place, pointer, '', known.at(-1));
    if (place.kind !== 'object' || !isObject(like)) return like;
    const unlike = [...place.properties].flatMap(([name, inner]) => {
      const all = inner.kind === 'array' && name in like ? (choicesOf(inner.items, index) ?? []) : [];
      const rest = all.filter((choice) => !takenIn(known, name).includes(choice));
      return rest.length > 0 ? [[name, rest.slice(0, 1)]] : [];
    });
    return { ...like, ...Object.fromEntries(unlike) };
  }

  function field(
    place: Shape,
    value: JsonValue | undefined,
    pointer: string,
    name: string,
    required: boolean,
  ): FormField {
    const { schema } = place;
    const kind = kindOf(schema, name);
    const ofBlocks =
      place.kind === 'array' && place.items.kind === 'union' ? place.items.variants : undefined;
    const choices = ofBlocks ? [...ofBlocks.keys()] : kind === 'choice' ? choicesOf(place, index) : undefined;
    const fields =
      kind === 'group' && value !== undefined
        ? inside(place, value, pointer)
        : kind === 'list'
          ? entries(place, value, pointer)
          : undefined;
    // A list of blocks is added to from the catalogue.
    const entry = place.kind === 'array' && !ofBlocks ? place.items : undefined;
    return {
      pointer,
      label: labelOf(name),
      kind,
      // The signs of code around examples are the catalogue's: a form shows plain words.
      description: (stringAt(schema, 'description') ?? '').replaceAll('`', ''),
      value,
      ...((kind === 'text' || kind === 'markdown') && value !== undefined && originalOf?.(pointer)),
      required,
      limits: limitsOf(schema),
      ...(choices && { choices }),
      ...(choices && itemsFor(place, index) && { names: namesOf(choices, (key) => titleOf(place, key)) }),
      ...(fields && { fields }),
      ...(kind === 'list' && entry && { fresh: freshEntry(entry, value, pointer) }),
      ...(kind === 'group' && value === undefined && { fresh: fresh(place, pointer, name) }),
    };
  }

  function entries(place: Shape, value: JsonValue | undefined, pointer: string): FormField[] {
    return (isArray(value) ? value : []).flatMap((entry, at) => {
      const inner = exactShapeAt(place, value, pointerTo('', at));
      const made = inner && field(inner, entry, pointerTo(pointer, at), '', true);
      return made ? [{ ...made, label: entryLabel(titleOf(inner, entry) ?? entry, at) }] : [];
    });
  }

  function inside(place: Shape, value: JsonValue, pointer: string): FormField[] {
    const required = own(place.schema, 'required');
    const names = Object.keys(objectAt(place.schema, 'properties'));
    const more = isObject(value) ? Object.keys(value).filter((name) => !names.includes(name)) : [];
    return [...names, ...more].flatMap((name) => {
      const inner = exactShapeAt(place, value, pointerTo('', name));
      const isRequired = isArray(required) && required.includes(name);
      return inner ? [field(inner, own(value, name), pointerTo(pointer, name), name, isRequired)] : [];
    });
  }

  const schema = schemaFor(file, index.schemas.types);
  const place =
    schema === undefined ? undefined : exactShapeAt(index.schemas.shapeOf(schema), whole, pointer);
  const name = pointerSteps(pointer).at(-1) ?? '';
  return place && field(place, valueAt(whole, pointer), pointer, /^\d+$/.test(name) ? '' : name, true);
}
