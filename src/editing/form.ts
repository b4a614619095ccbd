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
import { schemaFor } from '../content/schema/placement.ts';
import { withoutSiteLists } from '../content/schema/site-lists.ts';
import type { SiteIndex } from '../content/site/site-index.ts';
import type { FormField } from '../model/editing.ts';
import { kindOf, labelOf } from './field-kind.ts';
import { innerSchema, type SchemaPlace, schemaAt, unfolded } from './schema-at.ts';

const LIMITS = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'];
/** The words that name an entry of a list. */
const TITLES = ['heading', 'title', 'label', 'name', 'question', 'term', 'value', 'text', 'alt'];

function choicesOf({ schema }: SchemaPlace, index: SiteIndex): readonly string[] | undefined {
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
export function freshValue(index: SiteIndex, place: SchemaPlace, name = ''): JsonValue {
  const files = withoutSiteLists(index.schemas.files);
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
  const inner = (step: string) => innerSchema(files, place, step, undefined);
  if (kind === 'list') {
    const entry = inner('0');
    return entry ? [freshValue(index, entry)] : [];
  }
  if (kind !== 'group') return 'Write here';
  const required = own(schema, 'required');
  const names = isArray(required)
    ? required.map(String)
    : Object.keys(objectAt(schema, 'properties')).slice(0, 1);
  return Object.fromEntries(
    names.flatMap((key) => {
      const found = inner(key);
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
  const files = withoutSiteLists(index.schemas.files);

  function field(
    place: SchemaPlace,
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
    const entry = kind === 'list' ? innerSchema(files, place, '0', undefined) : undefined;
    // A list of sections is added to from the catalogue.
    const isPlain = entry && own(entry.schema, 'oneOf') === undefined && entry.path !== 'blocks.schema.json';
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
      ...(kind === 'list' && isPlain && { fresh: freshValue(index, entry) }),
      ...(kind === 'group' && value === undefined && { fresh: freshValue(index, place, name) }),
    };
  }

  function entries(place: SchemaPlace, value: JsonValue | undefined, pointer: string): FormField[] {
    return (isArray(value) ? value : []).flatMap((entry, at) => {
      const inner = innerSchema(files, place, String(at), value);
      const made = inner && field(inner, entry, pointerTo(pointer, at), '', true);
      return made ? [{ ...made, label: entryLabel(entry, at) }] : [];
    });
  }

  function inside(place: SchemaPlace, value: JsonValue, pointer: string): FormField[] {
    const required = own(place.schema, 'required');
    const names = Object.keys(objectAt(place.schema, 'properties'));
    const more = isObject(value) ? Object.keys(value).filter((name) => !names.includes(name)) : [];
    return [...names, ...more].flatMap((name) => {
      const inner = innerSchema(files, place, name, value);
      const isRequired = isArray(required) && required.includes(name);
      return inner ? [field(inner, own(value, name), pointerTo(pointer, name), name, isRequired)] : [];
    });
  }

  const value = index.files.get(file)?.value;
  const schema = schemaFor(file, index.schemas.types);
  const steps = pointerSteps(pointer);
  const place = schema === undefined ? undefined : schemaAt(files, schema, value, steps);
  const found = valueAt(value, pointer);
  const name = steps.at(-1) ?? '';
  return place && field(unfolded(files, place, found), found, pointer, /^\d+$/.test(name) ? '' : name, true);
}
