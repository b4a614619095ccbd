import { isObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { remembered, rememberedBy } from '../json/remembered.ts';
import type { ContentFile, Traits } from '../site/content-file.ts';
import type { NotedText } from '../site/noted-text.ts';
import { traitsOf } from '../site/traits.ts';

/** A field is long where it has more characters than this: hardly any that lists and addresses are made of has. */
const LONG = 500;

/** What is noted of a sound file: the names of its long fields, its value without them, and its traits. */
type Note = readonly [long: readonly string[], rest: Record<string, JsonValue>, traits: Traits];

/** What is to be known of an entry without its long fields; nothing of other files. */
export function noteOf(file: ContentFile): string {
  const { path, value } = file;
  if (!/^collections\/[^/]+\//.test(path) || !isObject(value)) return '';
  const long = Object.keys(value).filter((name) => JSON.stringify(value[name]).length > LONG);
  // They keep their places among the others.
  const rest = Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, long.includes(name) ? 0 : one]),
  );
  return JSON.stringify([long, rest, traitsOf(file)] satisfies Note);
}

const sources = new WeakMap<object, NotedText>();
const wholeOf = remembered((of: object) => JSON.parse(sources.get(of)?.read() ?? '{}') as JsonObject);

// One getter for all: objects with getters of their own are slow to make.
const longField = rememberedBy((name: string) => ({
  enumerable: true,
  get(this: object) {
    return wholeOf(this)[name];
  },
}));
const TEXT = {
  enumerable: true,
  get(this: object) {
    return sources.get(this)?.read();
  },
};

/** A file as it was noted: its text is read, and its long fields are parsed, when one is asked for. */
export function notedFile(
  path: string,
  source: NotedText,
  note: string,
  schema: string | undefined,
): ContentFile {
  // Written above.
  const [long, value, traits] = JSON.parse(note) as Note;
  for (const name of long) Object.defineProperty(value, name, longField(name));
  const file: ContentFile = { path, text: '', value, schema, isSound: true, traits };
  sources.set(value, source).set(file, source);
  return Object.defineProperty(file, 'text', TEXT);
}
