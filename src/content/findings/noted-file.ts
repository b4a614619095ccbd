import { isObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { createRecorder } from '../json/recorder.ts';
import { rememberedBy } from '../json/remembered.ts';
import { type ContentFile, type Traits, textHash } from '../site/content-file.ts';
import type { NotedText } from '../site/noted-text.ts';
import { traitsOf } from '../site/page-entries.ts';

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

/** Changes with what was noted of a file; of one that was not, and of one that rules look into, with its text. */
export function printOf(file: ContentFile): string {
  const isAll = !(file instanceof NotedFile) || file.traits.isBeyondLatin || file.traits.lists;
  return isAll ? textHash(file) : file.source.print;
}

/** Which files are looked into beyond what was noted of them, while something is made. */
export const lookedInto = createRecorder();

/** Whose value an object is. */
const OF = Symbol('of');

type NotedValue = Record<string, JsonValue> & { [OF]?: NotedFile };

// One getter for all: objects with getters of their own are slow to make.
const longField = rememberedBy((name: string) => ({
  enumerable: true,
  get(this: NotedValue) {
    return this[OF]?.whole[name];
  },
}));

/** A file as it was noted: its text is read, and its long fields are parsed, when one is asked for. */
export class NotedFile implements ContentFile {
  readonly path: string;
  readonly source: NotedText;
  readonly schema: string | undefined;
  readonly isSound = true;
  readonly value: NotedValue;
  readonly traits: Traits;
  #whole: JsonObject | undefined;

  constructor(path: string, source: NotedText, note: string, schema: string | undefined, whole?: JsonValue) {
    // Written above.
    const [long, value, traits] = JSON.parse(note) as Note;
    for (const name of long) Object.defineProperty(value, name, longField(name));
    this.path = path;
    this.source = source;
    this.schema = schema;
    this.value = value;
    this.value[OF] = this;
    this.traits = traits;
    this.#whole = isObject(whole) ? whole : undefined;
  }

  get hash(): string {
    return this.source.hash;
  }

  get text(): string {
    lookedInto.note(this.path);
    return this.source.read();
  }

  get whole(): JsonObject {
    lookedInto.note(this.path);
    this.#whole ??= JSON.parse(this.source.read()) as JsonObject;
    return this.#whole;
  }
}
