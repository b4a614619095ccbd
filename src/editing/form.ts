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
import {
  type ContentType,
  choicesAt,
  fieldAt,
  fieldsOf,
  namedBy,
  plays,
} from '../content/schema/content-types.ts';
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

/** What can be chosen, and what it is called. */
type Choices = ReadonlyMap<string, string>;

const plainly = (choices: readonly string[]): Choices => new Map(choices.map((choice) => [choice, choice]));

const itemsOf = (collection: Collection | undefined, { collections }: SiteIndex): Choices | undefined =>
  collection && new Map(collection.all.map((item) => [item.key, titleIn(collections, item) ?? item.key]));

function choicesOf({ schema }: Shape, index: SiteIndex): Choices | undefined {
  const choices = own(schema, 'enum');
  if (isArray(choices)) return plainly(choices.map(String));
  if (stringAt(schema, 'format') === 'accent') return plainly(accentsOf(index));
  const collection = stringAt(schema, 'reference') ?? null;
  const needs = listAt(schema, 'roles').map(String);
  if (collection !== null) return itemsOf(collectionNamed(index.collections, { collection, needs }), index);
  const roles = rolesAmong(needs);
  if (roles.length === 0) return undefined;
  return plainly([...index.schemas.types.values()].flatMap((type) => (plays(type, roles) ? type.name : [])));
}

/** What a list names that its schema does not tell: items of the type beside it, fields to narrow them by, entries of the menu. */
function namesFor(index: SiteIndex, list: string, type: ContentType | undefined): Choices | undefined {
  if (list === 'condensed')
    return new Map(
      listAt(index.navigation, 'primary').map((entry) => [stringAt(entry, 'id') ?? '', wordsOf(entry)]),
    );
  if (!type) return undefined;
  if (list === 'items') return itemsOf(index.collections.get(type.name), index);
  const isTopic = (field: string) => KINDS['list of texts'](fieldAt(type.item, field)?.schema ?? {});
  if (list !== 'filters') return undefined;
  // Of these, too, several items say the same.
  const isShared = (field: string) =>
    choicesAt(type.item, field).length > 0 || namedBy(type.item, field) !== undefined;
  const fields = fieldsOf(type.item);
  return plainly([...new Set([...fields.filter(isTopic), ...fields.filter(isShared)])]);
}

/** What is chosen by a name, for a form; two of one name have their keys beside it. */
function chosenFrom(choices: Choices): Pick<FormField, 'choices' | 'names'> {
  const seen = new Set<string>();
  const twice = new Set([...choices.values()].filter((name) => seen.size === seen.add(name).size));
  const names = [...choices].map(([key, name]) => (twice.has(name) ? `${name} (${key})` : name));
  return { choices: [...choices.keys()], names };
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
  /** What the list at a pointer names that its schema does not tell. */
  const namesAt = (pointer: string) => namesFor(index, lastStep(pointer), listedAt(pointer));
  const fresh = (place: Shape, pointer: string, name: string, like?: JsonValue) =>
    freshValue(index, place, { slug: 'new', now: index.now, listed: listedAt(pointer) }, name, like);

  /** What comes into a list: of choices one that is not there yet, else the like of its last entry. */
  function freshEntry(place: Shape, value: JsonValue | undefined, pointer: string): JsonValue {
    const known = isArray(value) ? value : [];
    const choices = choicesOf(place, index) ?? namesAt(pointer);
    const free = [...(choices?.keys() ?? [])].filter((choice) => !known.includes(choice));
    // A day that has its hours is none that others are written for, in a row that is there or in a new one.
    const takenIn = (rows: JsonValue | undefined, name: string) =>
      (isArray(rows) ? rows : []).flatMap((row) => listAt(row, name));
    const ofRows = takenIn(valueAt(whole, around(around(pointer))), lastStep(pointer));
    const first = free.find((choice) => !ofRows.includes(choice)) ?? free[0];
    if (first !== undefined) return first;
    const like = fresh(place, pointer, '', known.at(-1));
    if (place.kind !== 'object' || !isObject(like)) return like;
    const unlike = [...place.properties].flatMap(([name, inner]) => {
      const all = inner.kind === 'array' && name in like ? choicesOf(inner.items, index) : undefined;
      const rest = [...(all?.keys() ?? [])].filter((choice) => !takenIn(known, name).includes(choice));
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
    const kindBySchema = kindOf(schema, name);
    const named = name === '' && kindBySchema === 'text' ? namesAt(around(pointer)) : undefined;
    const kind = named ? 'choice' : kindBySchema;
    const ofBlocks =
      place.kind === 'array' && place.items.kind === 'union' ? place.items.variants : undefined;
    const choices = ofBlocks
      ? plainly([...ofBlocks.keys()])
      : kind === 'choice'
        ? (named ?? choicesOf(place, index))
        : undefined;
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
      ...(choices && chosenFrom(choices)),
      ...(fields && { fields }),
      ...(kind === 'list' && entry && { fresh: freshEntry(entry, value, pointer) }),
      ...(kind === 'group' && value === undefined && { fresh: fresh(place, pointer, name) }),
    };
  }

  function entries(place: Shape, value: JsonValue | undefined, pointer: string): FormField[] {
    return (isArray(value) ? value : []).flatMap((entry, at) => {
      const inner = exactShapeAt(place, value, pointerTo('', at));
      const made = inner && field(inner, entry, pointerTo(pointer, at), '', true);
      const name = made?.choices && made.names?.[made.choices.indexOf(String(entry))];
      return made ? [{ ...made, label: entryLabel(name ?? entry, at) }] : [];
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
