/** A text of which an earlier command noted what is asked of all: it is read when somebody asks for more. */
export interface NotedText {
  readonly hash: string;
  /** Undefined where nothing was noted yet, empty where there is nothing to note. */
  readonly note: string | undefined;
  /** Changes with the note; of a text without one with itself. */
  readonly print: string;
  read(): string;
  /** The same text with a note, which is kept for the next command. */
  noted(note: string): NotedText;
}

type Source = string | Uint8Array | NotedText;

export const isNoted = (source: Source): source is NotedText =>
  typeof source === 'object' && 'note' in source;
const opened = (source: Source) => (isNoted(source) ? source.read() : source);

const sourcesOf = new WeakMap<object, ReadonlyMap<string, Source>>();

/** A map of texts, of which each is read when it is asked for. */
export function readWhenAsked(
  sources: ReadonlyMap<string, Source>,
): ReadonlyMap<string, string | Uint8Array> {
  function* entries(): MapIterator<[string, string | Uint8Array]> {
    for (const [path, source] of sources) yield [path, opened(source)];
  }
  const files: ReadonlyMap<string, string | Uint8Array> = {
    size: sources.size,
    has: (path) => sources.has(path),
    keys: () => sources.keys(),
    get(path) {
      const source = sources.get(path);
      return source === undefined ? undefined : opened(source);
    },
    entries,
    values: () => [...sources.values()].map(opened).values(),
    forEach(each) {
      for (const [path, source] of entries()) each(source, path, files);
    },
    [Symbol.iterator]: entries,
  };
  sourcesOf.set(files, sources);
  return files;
}

/** The same files without one being read that was noted. */
export const sourcesIn = (files: ReadonlyMap<string, string | Uint8Array>): ReadonlyMap<string, Source> =>
  sourcesOf.get(files) ?? files;
