/** A map of byte arrays that holds at most `maxBytes`; what was asked for longest ago leaves first. */
export interface ByteLru<T extends { readonly bytes: Uint8Array }> {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
  readonly usedBytes: number;
}

export function createByteLru<T extends { readonly bytes: Uint8Array }>(maxBytes: number): ByteLru<T> {
  // A Map keeps the order of insertion: its first key is the least recently used one.
  const entries = new Map<string, T>();
  let used = 0;

  const drop = (key: string): T | undefined => {
    const entry = entries.get(key);
    if (entry !== undefined) {
      entries.delete(key);
      used -= entry.bytes.byteLength;
    }
    return entry;
  };

  return {
    get(key) {
      const entry = drop(key);
      if (entry !== undefined) {
        entries.set(key, entry);
        used += entry.bytes.byteLength;
      }
      return entry;
    },
    set(key, value) {
      drop(key);
      if (value.bytes.byteLength > maxBytes) return;
      entries.set(key, value);
      used += value.bytes.byteLength;
      for (const oldest of entries.keys()) {
        if (used <= maxBytes) break;
        drop(oldest);
      }
    },
    get usedBytes() {
      return used;
    },
  };
}
