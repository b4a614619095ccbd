/** An object with these keys, and what is made of each. */
export const recordOf = <Key extends string, Value>(keys: readonly Key[], make: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Readonly<Record<Key, Value>>;
