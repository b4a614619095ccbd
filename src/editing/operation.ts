import { typedRoute } from '../changes/scaffold/page.ts';
import { EditError } from '../content/edit/value-at.ts';
import { isObject, type JsonObject, type JsonValue, own, stringAt } from '../content/json/json.ts';
import type { Operation as Asked, FieldAddress } from '../model/editing.ts';

/** An operation whose values are known to be JSON. */
export type Operation = Asked<JsonValue>;

/** One of which it is known where it leads. */
export type Placed = Exclude<Operation, { op: 'step' }>;

/** @throws EditError where there is no text of that name */
export function textIn(value: JsonObject, key: string): string {
  const text = stringAt(value, key);
  if (text === undefined) throw new EditError(`“${key}” must be a text.`);
  return text;
}

/** True for a path that stays in the site folder, and names one of its JSON files. */
export const isOwnFile = (path: string) =>
  /^[^/\\:]+(\/[^/\\:]+)*\.json$/.test(path) && path.split('/').every((step) => !step.startsWith('.'));

export function readAddress(value: JsonObject): FieldAddress {
  const [file, pointer] = [textIn(value, 'file'), textIn(value, 'pointer')];
  if (!isOwnFile(file)) throw new EditError(`“${file}” is no file of the site.`);
  if (pointer !== '' && !pointer.startsWith('/'))
    throw new EditError(`“${pointer}” is no JSON pointer: it begins with “/”.`);
  return { file, pointer, locale: stringAt(value, 'locale') };
}

/**
 * Reads what was asked for; the one boundary between what comes over a wire and an operation.
 * @throws EditError in a sentence
 */
export function readOperation(value: JsonValue | undefined): Operation {
  if (!isObject(value)) throw new EditError('An operation is an object.');
  const op = stringAt(value, 'op');
  const [given, was] = [own(value, 'value'), own(value, 'was')];
  if (op === 'page') return { op, route: typedRoute(textIn(value, 'route')), title: textIn(value, 'title') };
  if (op === 'readdress') return { op, route: textIn(value, 'route'), to: textIn(value, 'to') };
  if (op === 'delete') return { op, route: textIn(value, 'route') };
  if (op === 'item') {
    const [collection, slug] = [textIn(value, 'collection'), textIn(value, 'slug')];
    return { op, collection, slug, title: textIn(value, 'title') };
  }
  const address = readAddress(value);
  if (op === 'duplicate' || op === 'remove') return { op, ...address };
  if (op === 'step') return { op, ...address, by: own(value, 'by') === -1 ? -1 : 1 };
  if (op === 'move') {
    const to = own(value, 'to');
    if (typeof to !== 'number' || !Number.isInteger(to) || to < 0)
      throw new EditError('“to” must be the number of a place.');
    return { op, ...address, to };
  }
  if (op !== 'set' && op !== 'insert') throw new EditError(`There is no operation “${op ?? ''}”.`);
  if (given === undefined) throw new EditError('“value” is missing.');
  return op === 'insert'
    ? { op, ...address, value: given }
    : { op, ...address, value: given, ...(was !== undefined && { was }) };
}
