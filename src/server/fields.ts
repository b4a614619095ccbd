/** Reads a value of which `at` says where it stands. @throws Error with one sentence where it is something else */
export type Read<T> = (value: unknown, at: string) => T;

function kind<T>(name: string, isOne: (value: unknown) => value is T): Read<T> {
  return (value, at) => {
    if (isOne(value)) return value;
    throw new Error(`${at || 'the manifest'} must be ${name}.`);
  };
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const string = kind('a string', (value) => typeof value === 'string');
export const number = kind('a number', (value) => typeof value === 'number');
export const wholeNumber = kind('a whole number', isWhole);
const array = kind('an array', (value): value is readonly unknown[] => Array.isArray(value));
const record = kind('an object', isRecord);

export const isTrue: Read<boolean> = (value) => value === true;

export function oneOf<const T>(choices: readonly T[], says = `one of ${choices.join(', ')}`): Read<T> {
  return kind(says, (value): value is T => choices.some((choice) => choice === value));
}

/** What may be there, or is `empty`: undefined where it may be missing. */
export function or<const E, T>(empty: E, read: Read<T>): Read<E | T> {
  return (value, at) => (value === empty ? empty : read(value, at));
}

export function listOf<T>(item: Read<T>): Read<readonly T[]> {
  return (value, at) => array(value, at).map((entry, index) => item(entry, `${at}[${index}]`));
}

/** An object whose names may be any. */
export function tableOf<T>(item: Read<T>): Read<Readonly<Record<string, T>>> {
  return (value, at) => {
    const entries = Object.entries(record(value, at));
    return Object.fromEntries(entries.map(([key, entry]) => [key, item(entry, `${at}['${key}']`)]));
  };
}

/** An object, of which these fields are read: no others go on. */
export function object<S extends Readonly<Record<string, Read<unknown>>>>(shape: S) {
  return (value: unknown, at: string) => {
    const found = record(value, at);
    const fields = Object.entries(shape).map(([name, read]) => [
      name,
      read(found[name], at === '' ? name : `${at}.${name}`),
    ]);
    return Object.fromEntries(fields) as { readonly [Name in keyof S]: ReturnType<S[Name]> };
  };
}
