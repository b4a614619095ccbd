import { pointerSteps } from '../diagnostics/pointer.ts';
import { isArray, type JsonObject, type JsonValue, listAt, valueAt } from '../json/json.ts';
import { KINDS } from './item-roles.ts';
import type { Shape } from './shape.ts';
import { variantOf } from './walk.ts';

/** The shape of the place at a pointer of a value; undefined where the schema knows no such place. */
export function shapeAt(shape: Shape, value: JsonValue | undefined, pointer: string): Shape | undefined {
  let [found, at]: [Shape | undefined, JsonValue | undefined] = [shape, value];
  for (const step of pointerSteps(pointer)) {
    if (found?.kind === 'union') found = at === undefined ? undefined : variantOf(found, at);
    if (found?.kind === 'array') found = found.items;
    else if (found?.kind === 'object') found = found.properties.get(step) ?? found.additional ?? undefined;
    else return undefined;
    at = isArray(at) ? at[Number(step)] : Object(at)[step];
  }
  return found;
}

/** The same, and of a union the variant that stands there. */
export function exactShapeAt(shape: Shape, value: JsonValue | undefined, pointer: string): Shape | undefined {
  const found = shapeAt(shape, value, pointer);
  return (found?.kind === 'union' && variantOf(found, valueAt(value, pointer) ?? null)) || found;
}

/** True for the place of a short text. */
export const isText = (place: Shape | undefined): place is Shape & { readonly kind: 'leaf' } =>
  place?.kind === 'leaf' && place.role === 'text';

/** True for a field of numbers in a place for a text: it is written as the page’s language writes it. */
export const isNumberInText = (place: Shape | undefined, field: Shape): boolean =>
  isText(place) &&
  field.kind === 'leaf' &&
  field.types.length > 0 &&
  field.types.every((type) => type === 'number' || type === 'integer');

/** True where a place that takes some texts alone, or a date, gets nothing else. */
function isAmong(place: JsonObject, field: JsonObject): boolean {
  if (KINDS.date(place)) return KINDS.date(field);
  const [choices, given] = [listAt(place, 'enum'), listAt(field, 'enum')];
  return choices.length === 0 || (given.length > 0 && given.every((one) => choices.includes(one)));
}

/** True where whatever a field may hold can stand in a place. */
export function fits(place: Shape, field: Shape): boolean {
  if (place.kind === 'array') return field.kind === 'array' && fits(place.items, field.items);
  if (place.kind === 'union') return field.kind === 'union';
  if (place.kind === 'object') {
    if (field.kind !== 'object' || place.as !== field.as) return false;
    const always = listAt(field.schema, 'required');
    if (!listAt(place.schema, 'required').every((name) => always.includes(name))) return false;
    return [...field.properties].every(([name, inner]) => {
      const wanted = place.properties.get(name) ?? place.additional;
      return wanted !== null && wanted !== undefined && fits(wanted, inner);
    });
  }
  if (field.kind !== 'leaf') return false;
  if (place.role === 'text')
    return field.types.includes('string') && !['markdown', 'media'].includes(field.role);
  if (place.role === 'markdown') return ['markdown', 'text'].includes(field.role);
  // A link may lead to a file; the address of a player is a text in many types.
  const isPlayer = place.schema.format === 'embed';
  if (place.role === 'link')
    return ['link', 'media', ...(isPlayer ? ['text', 'plain'] : [])].includes(field.role);
  if (place.role !== 'plain') return field.role === place.role;
  if (!isAmong(place.schema, field.schema)) return false;
  const takes = (type: unknown) => place.types.includes(type === 'integer' ? 'number' : type);
  return field.types.length > 0 && field.types.every((type) => takes(type) || place.types.includes(type));
}
