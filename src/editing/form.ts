import { pointerSteps, pointerTo } from '../content/diagnostics/pointer.ts';
import {
  isArray,
  isObject,
  type JsonObject,
  type JsonValue,
  objectAt,
  own,
  stringAt,
  valueAt,
} from '../content/json/json.ts';
import { accentsOf } from '../content/link/scope.ts';
import { exactShapeAt } from '../content/schema/fit.ts';
import { schemaFor } from '../content/schema/placement.ts';
import type { Shape } from '../content/schema/shape.ts';
import type { SiteIndex } from '../content/site/site-index.ts';
import type { FormField } from '../model/editing.ts';
import { kindOf, labelOf } from './field-kind.ts';

const LIMITS = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'];
/** The words that name an entry of a list; a section whose heading is its item’s has its id. */
const TITLES = ['heading', 'title', 'label', 'name', 'question', 'term', 'value', 'text', 'alt', 'id'];

function choicesOf({ schema }: Shape, index: SiteIndex): readonly string[] | undefined {
  const choices = own(schema, 'enum');
  if (isArray(choices)) return choices.map(String);
  if (stringAt(schema, 'format') === 'accent') return accentsOf(index);
  const named = stringAt(schema, 'reference');
  return named === undefined ? undefined : index.collections.get(named)?.all.map(({ key }) => key);
}

/** The name of an entry of a list: its own words, else its number. */
function entryLabel(value: JsonValue, number: number): string {
  const words = TITLES.flatMap((name) => stringAt(value, name) ?? [])[0];
  const text = typeof value === 'string' ? value : words;
  return text === undefined || text === '' ? String(number + 1) : text.slice(0, 60);
}

/** The smallest value that a schema may accept, with places to write in. */
export function freshValue(index: SiteIndex, place: Shape, name = ''): JsonValue {
  const { schema } = place;
  const kind = kindOf(schema, name);
  const choices = choicesOf(place, index);
  if (choices?.[0] !== undefined) return choices[0];
  const fixed = own(schema, 'const');
  if (fixed !== undefined) return fixed;
  if (kind === 'switch') return true;
  if (kind === 'number') return own(schema, 'minimum') ?? 0;
  if (kind === 'link') return '/';
  if (kind === 'media') return [...index.input.media].find(([, { size }]) => size)?.[0] ?? '';
  if (kind === 'date') return index.now.toISOString().slice(0, 10);
  if (kind === 'moment') return index.now.toISOString().replace(/\.\d+Z$/, 'Z');
  if (name === 'id' || name === 'slug') return 'new';
  if (name === 'alt') return '';
  if (place.kind === 'array') return [freshValue(index, place.items)];
  if (kind !== 'group') return 'Write here';
  const required = own(schema, 'required');
  const names = isArray(required)
    ? required.map(String)
    : Object.keys(objectAt(schema, 'properties')).slice(0, 1);
  return Object.fromEntries(
    names.flatMap((key) => {
      const found = exactShapeAt(place, undefined, pointerTo('', key));
      return found ? [[key, freshValue(index, found, key)]] : [];
    }),
  );
}

function limitsOf(schema: JsonObject): Record<string, number> {
  return Object.fromEntries(
    LIMITS.flatMap((name) => {
      const limit = own(schema, name);
      return typeof limit === 'number' ? [[name, limit]] : [];
    }),
  );
}

/** The form of the value at a pointer of a file, with those of what it holds; undefined where the schema knows none. */
export function formAt(index: SiteIndex, file: string, pointer: string): FormField | undefined {
  function field(
    place: Shape,
    value: JsonValue | undefined,
    pointer: string,
    name: string,
    required: boolean,
  ): FormField {
    const { schema } = place;
    const kind = kindOf(schema, name);
    const choices = kind === 'choice' ? choicesOf(place, index) : undefined;
    const fields =
      kind === 'group' && value !== undefined
        ? inside(place, value, pointer)
        : kind === 'list'
          ? entries(place, value, pointer)
          : undefined;
    // A list of sections is added to from the catalogue.
    const entry = place.kind === 'array' && place.items.kind !== 'union' ? place.items : undefined;
    return {
      pointer,
      label: labelOf(name),
      kind,
      description: stringAt(schema, 'description') ?? '',
      value,
      required,
      limits: limitsOf(schema),
      ...(choices && { choices }),
      ...(fields && { fields }),
      ...(kind === 'list' && entry && { fresh: freshValue(index, entry) }),
      ...(kind === 'group' && value === undefined && { fresh: freshValue(index, place, name) }),
    };
  }

  function entries(place: Shape, value: JsonValue | undefined, pointer: string): FormField[] {
    return (isArray(value) ? value : []).flatMap((entry, at) => {
      const inner = exactShapeAt(place, value, pointerTo('', at));
      const made = inner && field(inner, entry, pointerTo(pointer, at), '', true);
      return made ? [{ ...made, label: entryLabel(entry, at) }] : [];
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

  const value = index.files.get(file)?.value;
  const schema = schemaFor(file, index.schemas.types);
  const place =
    schema === undefined ? undefined : exactShapeAt(index.schemas.shapeOf(schema), value, pointer);
  const name = pointerSteps(pointer).at(-1) ?? '';
  return place && field(place, valueAt(value, pointer), pointer, /^\d+$/.test(name) ? '' : name, true);
}
