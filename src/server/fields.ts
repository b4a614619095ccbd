/** Reads a value of which `at` says where it stands. @throws Error with one sentence where it is something else */
export type Read<T> = (value: unknown, at: string) => T;

export const string: Read<string> = (value, at) => {
  if (typeof value !== 'string') throw new Error(`${at} must be a string.`);
  return value;
};

/** An object, whose fields are read by their names. */
export function fields(value: unknown, at: string) {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${at || 'the manifest'} must be an object.`);
  const found = new Map<string, unknown>(Object.entries(value));
  const place = (name: string) => (at === '' ? name : `${at}.${name}`);
  const one = <T>(name: string, read: Read<T>) => read(found.get(name), place(name));
  return {
    one,
    entries: [...found],
    string: (name: string) => one(name, string),
    isTrue: (name: string) => found.get(name) === true,
    optional: <T>(name: string, read: Read<T>) => (found.has(name) ? one(name, read) : undefined),
    orNull: <T>(name: string, read: Read<T>) => (found.get(name) === null ? null : one(name, read)),
    choice<const T>(name: string, choices: readonly T[], says = `one of ${choices.join(', ')}`): T {
      const chosen = choices.find((choice) => choice === found.get(name));
      if (chosen === undefined) throw new Error(`${place(name)} must be ${says}.`);
      return chosen;
    },
    list<T>(name: string, item: Read<T>): readonly T[] {
      const list = found.get(name);
      if (!Array.isArray(list)) throw new Error(`${place(name)} must be an array.`);
      return list.map((entry, index) => item(entry, `${place(name)}[${index}]`));
    },
    table<T>(name: string, item: Read<T>): Readonly<Record<string, T>> {
      const table = one(name, fields).entries;
      return Object.fromEntries(table.map(([key, entry]) => [key, item(entry, `${place(name)}['${key}']`)]));
    },
  };
}

export const number: Read<number> = (value, at) => {
  if (typeof value === 'number') return value;
  throw new Error(`${at} must be a number.`);
};

export const wholeNumber: Read<number> = (value, at) => {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  throw new Error(`${at} must be a whole number.`);
};
