/** A function that asks once for each object: as long as the object is the same, so is the answer. */
export function remembered<Key extends object, Rest extends readonly unknown[], Result>(
  make: (key: Key, ...rest: Rest) => Result,
): (key: Key, ...rest: Rest) => Result {
  const known = new WeakMap<Key, { readonly result: Result }>();
  return (key, ...rest) => {
    const before = known.get(key);
    if (before) return before.result;
    const result = make(key, ...rest);
    known.set(key, { result });
    return result;
  };
}

/** The same for keys that are no objects: each answer is kept as long as the function is. */
export function rememberedBy<Key, Result>(make: (key: Key) => Result): (key: Key) => Result {
  const known = new Map<Key, { readonly result: Result }>();
  return (key) => {
    const before = known.get(key);
    if (before) return before.result;
    const result = make(key);
    known.set(key, { result });
    return result;
  };
}

/** What earlier commands found out, by names that change with all that it was found out of. */
export interface Kept {
  get(name: string): string | undefined;
  set(name: string, found: string): void;
}

/** Makes something of the whole of a site that JSON can hold, or knows it from an earlier command. */
export type Recall = <T>(name: string, make: () => T) => T;

export const forgetful: Recall = (_, make) => make();
