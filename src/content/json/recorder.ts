import { LRUCache } from 'lru-cache';

/** Texts and items that stand on many pages are asked for again soon; those of one page never are. */
const IN_USE = 1000;

interface Made<T> {
  readonly result: T;
  readonly reads: readonly string[];
}

/** Collects the names of what is read while something is made. */
export type Recorder = ReturnType<typeof createRecorder>;

export function createRecorder() {
  let current: Set<string> | undefined;

  function within<T>(reads: Set<string> | undefined, work: () => T): T {
    const outer = current;
    current = reads;
    try {
      return work();
    } finally {
      current = outer;
    }
  }

  const note = (read: string): void => void current?.add(read);
  const silently = <T>(work: () => T): T => within(undefined, work);

  return {
    note,
    silently,
    /** Notes an answer as a whole: what it is made of is not noted besides. */
    whole<T>(read: string, work: () => T): T {
      note(read);
      return silently(work);
    },
    /** Does something and tells what was read for it. */
    during<T>(work: () => T): Made<T> {
      const reads = new Set<string>();
      return { result: within(reads, work), reads: [...reads] };
    },
    /** Makes each value once, as long as it is in use; whoever asks for it has read what it was made of. */
    kept<Value>() {
      const known = new LRUCache<string, Made<Value>>({ max: IN_USE });
      return (key: string, make: () => Value): Value => {
        const before = known.get(key);
        const made = before ?? this.during(make);
        if (!before) known.set(key, made);
        for (const read of made.reads) current?.add(read);
        return made.result;
      };
    },
  };
}

/** A map in which a key is looked for as `keyOf` has it, which may note it; walking all of it is noted by whoever does. */
export const askedBy = <Value>(
  map: ReadonlyMap<string, Value>,
  keyOf: (key: string) => string,
): ReadonlyMap<string, Value> =>
  Object.assign(new Map(map), {
    get: (key: string) => map.get(keyOf(key)),
    has: (key: string) => map.has(keyOf(key)),
  });
