import { isObject, type JsonObject, type JsonValue, listAt, objectAt, own, stringAt } from '../json/json.ts';

/** The outline of a schema: what may stand at each place, such as `"links[].label": "string!"`; `!` is required. */
export type Outline = Readonly<Record<string, string>>;

/** Formats that refuse only what never worked: no break, no more than a limit is. */
const LIMITS = new Set(['color', 'email', 'phone', 'uri', 'language', 'currency', 'country']);

function typeOf(schema: JsonObject): string {
  const fixed = own(schema, 'const');
  if (fixed !== undefined) return `const ${JSON.stringify(fixed)}`;
  const choices = listAt(schema, 'enum');
  if (choices.length > 0) return `enum ${choices.map((choice) => JSON.stringify(choice)).join(' | ')}`;
  const types = [own(schema, 'type') ?? 'any'].flat().join(' | ');
  const format = stringAt(schema, 'format');
  const collection = stringAt(schema, 'reference');
  const kind = LIMITS.has(format ?? '') ? undefined : format;
  return [types, kind, collection && `in ${collection}`].filter((part) => part !== undefined).join(' ');
}

const refOf = (schema: JsonObject) => {
  const ref = stringAt(listAt(schema, 'allOf')[0] ?? schema, '$ref');
  return ref?.replace(/^(\.\.?\/)+/, '').replace(/\.schema\.json$/, '');
};

function* placesOf(schema: JsonValue | undefined, path: string, mark: string): Generator<[string, string]> {
  if (!isObject(schema)) return;
  const ref = refOf(schema);
  if (path !== '') yield [path, (ref ?? typeOf(schema)) + mark];
  if (ref !== undefined) return;
  const required = listAt(schema, 'required');
  for (const [name, inner] of Object.entries(objectAt(schema, 'properties')))
    yield* placesOf(inner, path === '' ? name : `${path}.${name}`, required.includes(name) ? '!' : '');
  yield* placesOf(own(schema, 'items'), `${path}[]`, '');
  yield* placesOf(own(schema, 'additionalProperties'), `${path}.*`, '');
}

/** Names, types, choices and what is required; no descriptions, examples or limits. */
export const outlineOf = (schema: JsonObject): Outline =>
  Object.fromEntries(isObject(own(schema, 'properties')) ? placesOf(schema, '', '') : [['', typeOf(schema)]]);

const choicesOf = (type: string) => /^(?:enum|const) (.*)/s.exec(type)?.[1]?.split(' | ');

/** True where every value of one type is one of another, too. */
function fits(before: string, after: string): boolean {
  if (before === after || after === 'any') return true;
  const [old, now] = [choicesOf(before), choicesOf(after)];
  if (old && now) return old.every((choice) => now.includes(choice));
  if (old) return after === 'string' && old.every((choice) => choice.startsWith('"'));
  if (now) return false;
  if (before === 'integer' && after === 'number') return true;
  const allowed = after.split(' | ');
  // A format narrows its string; without one every string will do.
  const isAllowed = (kind: string) => allowed.includes(kind) || allowed.includes(kind.split(' ')[0] ?? kind);
  return before.split(' | ').every(isAllowed);
}

const parentOf = (path: string) => path.replace(/(\.[^.[\]]+|\[\])$/, '');
const bare = (type: string) => type.replace(/!$/, '');

/** What a newer schema refuses that the older one took, in words. Empty where all old content still fits. */
export function breaksBetween(before: Outline, after: Outline): string[] {
  const gone = Object.keys(before).filter((path) => after[path] === undefined);
  const breaks = gone
    .filter((path) => !gone.includes(parentOf(path)) || parentOf(path) === path)
    .map((path) => `“${path}” is gone`);
  for (const [path, type] of Object.entries(after)) {
    const old = before[path];
    const parent = parentOf(path);
    const isTop = parent === path || before[parent] !== undefined;
    if (old === undefined) {
      if (type.endsWith('!') && isTop) breaks.push(`“${path}” is new and required`);
      continue;
    }
    if (!fits(bare(old), bare(type))) breaks.push(`“${path}” was ${bare(old)} and is ${bare(type)}`);
    else if (type.endsWith('!') && !old.endsWith('!')) breaks.push(`“${path}” is required now`);
  }
  return breaks;
}
