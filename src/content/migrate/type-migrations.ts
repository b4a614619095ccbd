import { pointerSteps, pointerTo } from '../diagnostics/pointer.ts';
import {
  isArray,
  isObject,
  type JsonObject,
  type JsonValue,
  objectAt,
  own,
  stringAt,
  valueAt,
} from '../json/json.ts';
import { type ContentType, type ContentTypes, fieldAt } from '../schema/content-types.ts';
import { type Migration, renameProperty } from './migration.ts';

/** A field of a type that has another place than before. */
type Moved = { readonly from: string; readonly to: string };

/** The fields of an item that say what they were called, wherever they stand; a name that is a field still is left alone. */
function movedFields(item: JsonObject): Moved[] {
  const within = (schema: JsonValue, at: string): Moved[] =>
    Object.entries(objectAt(schema, 'properties')).flatMap(([name, field]) => {
      const to = pointerTo(at, name);
      const from = stringAt(field, 'was');
      const own = from !== undefined && fieldAt(item, from) === undefined ? [{ from, to }] : [];
      return [...own, ...within(field, to)];
    });
  return within(item, '');
}

/** A value with another at a path of names; nothing there, where it is undefined. */
function withAt(
  value: JsonValue | undefined,
  [step, ...rest]: readonly string[],
  leaf: JsonValue | undefined,
): JsonObject {
  const entries = new Map(isObject(value) ? Object.entries(value) : []);
  if (step === undefined) return Object.fromEntries(entries);
  const inner = rest.length > 0 ? withAt(entries.get(step), rest, leaf) : leaf;
  if (inner === undefined) entries.delete(step);
  else entries.set(step, inner);
  return Object.fromEntries(entries);
}

function moved(item: JsonObject, { from, to }: Moved): JsonObject {
  const found = valueAt(item, from);
  if (found === undefined || valueAt(item, to) !== undefined) return item;
  const [before, after] = [pointerSteps(from), pointerSteps(to)];
  const [old = '', name = ''] = [before.at(-1), after.at(-1)];
  // In its own object it keeps its place.
  if (before.length === 1 && after.length === 1) return renameProperty(item, old, name);
  return withAt(withAt(item, before, undefined), after, found);
}

const ofType = ({ name, item, store }: ContentType): Migration[] =>
  movedFields(item).map((move) => ({
    unit: `collections/${name}`,
    to: 2,
    describe: `“${move.from}” is called “${move.to}”.`,
    migrate(file) {
      const items = own(file, 'items');
      if (store === 'folder') return moved(file, move);
      if (!isArray(items)) return file;
      const next = items.map((entry) => (isObject(entry) ? moved(entry, move) : entry));
      return next.every((entry, i) => entry === items[i]) ? file : { ...file, items: next };
    },
  }));

/** The steps that a site's own types ask for: `"was"` names the field that holds the value in older items. */
export const typeMigrations = (types: ContentTypes): Migration[] =>
  [...types.values()].flatMap((type) => (type.isOwn ? ofType(type) : []));
