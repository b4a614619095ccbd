/** Entries by what they have in common, in the order in which it is first met. */
export function groupBy<Entry, Key>(
  entries: Iterable<Entry>,
  keyOf: (entry: Entry) => Key,
): Map<Key, Entry[]> {
  const groups = new Map<Key, Entry[]>();
  for (const entry of entries) {
    const group = groups.get(keyOf(entry));
    if (group) group.push(entry);
    else groups.set(keyOf(entry), [entry]);
  }
  return groups;
}

/** The entries whose key an earlier one has, each with that one. An entry without a key repeats nothing. */
export function repeats<T>(
  entries: Iterable<T>,
  keyOf: (entry: T) => string | undefined,
): (readonly [again: T, first: T])[] {
  const known = new Map<string, T>();
  const found: [T, T][] = [];
  for (const entry of entries) {
    const key = keyOf(entry);
    const first = key === undefined ? undefined : known.get(key);
    if (first !== undefined) found.push([entry, first]);
    else if (key !== undefined) known.set(key, entry);
  }
  return found;
}
