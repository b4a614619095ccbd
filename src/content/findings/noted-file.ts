import { contentHash } from '../../ground/content-hash.ts';
import { isObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { createRecorder } from '../json/recorder.ts';
import { type Kept, type Recall, rememberedBy } from '../json/remembered.ts';
import { type LinkNotes, pathsNamedIn } from '../link/site-context.ts';
import { schemasKey } from '../schema/schemas.ts';
import { todayOf } from '../site/clock.ts';
import { type ContentFile, type Traits, textHash } from '../site/content-file.ts';
import type { NotedText } from '../site/noted-text.ts';
import { traitsOf } from '../site/page-entries.ts';
import type { SiteIndex } from '../site/site-index.ts';

/** A field is long where it has more characters than this: hardly any that lists and addresses are made of has. */
const LONG = 500;

/** What is noted of a sound file: the names of its long fields, its value without them, and its traits. */
type Note = readonly [long: readonly string[], rest: Record<string, JsonValue>, traits: Traits];

/** What is to be known of an entry without its long fields; nothing of other files. */
export function noteOf(file: ContentFile): string {
  const { path, value } = file;
  if (!/^collections\/[^/]+\//.test(path) || !isObject(value)) return '';
  const long: string[] = [];
  // Written field by field, so that each is only once made a text. Long ones keep their places among the others.
  const rest = Object.entries(value).map(([name, one]) => {
    const text = JSON.stringify(one);
    if (text.length > LONG) long.push(name);
    return `${JSON.stringify(name)}:${text.length > LONG ? 0 : text}`;
  });
  return `[${JSON.stringify(long)},{${rest}},${JSON.stringify(traitsOf(file))}]`;
}

/** Changes with what was noted of a file; of one that was not, and of one that rules look into, with its text. */
function printOf(file: ContentFile): string {
  if (!(file instanceof NotedFile)) return textHash(file);
  const { isBeyondLatin, lists, amounts } = file.traits;
  return isBeyondLatin || lists || amounts ? textHash(file) : file.source.print;
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
  readonly isSound = true;
  readonly value: NotedValue;
  readonly traits: Traits;
  #whole: JsonObject | undefined;

  constructor(
    readonly path: string,
    readonly source: NotedText,
    note: string,
    readonly schema: string | undefined,
    whole?: JsonValue,
  ) {
    // Written above.
    const [long, value, traits] = JSON.parse(note) as Note;
    for (const name of long) Object.defineProperty(value, name, longField(name));
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

/**
 * Remembers what was found in a site as a whole, or made of it: that is the same as long as all that is noted of its
 * files is. Most edits change a text that no rule about the whole site looks at; what looked at one is not remembered.
 */
export function createSiteMemory(kept: Kept, notes: LinkNotes) {
  return (index: SiteIndex): Recall => {
    const { schemas, drafts, preview, routes, input, allFiles } = index;
    const noted = [...allFiles.values()].flatMap((file) => {
      const paths = notes.get(file)?.paths ?? JSON.stringify(file.schema ? pathsNamedIn(file, schemas) : []);
      return [file.path, printOf(file), paths];
    });
    const shown = [...index.shown].map(([name, items]) => [name, items.length]);
    const around = [schemasKey(schemas), drafts, preview, todayOf(index), shown];
    const lies = [[...input.media], [...(input.unread ?? [])]];
    const print = contentHash([JSON.stringify([around, lies]), ...routes.keys(), ...noted].join('\n'));
    return <T>(name: string, make: () => T): T => {
      const [before, found] = kept.get(`made ${name}`)?.split('\t') ?? [];
      // Written below.
      if (before === print && found !== undefined) return JSON.parse(found) as T;
      const { result, reads } = lookedInto.during(make);
      const isWhole = reads.every((path) => {
        const file = allFiles.get(path);
        return file !== undefined && printOf(file) === textHash(file);
      });
      if (isWhole) kept.set(`made ${name}`, `${print}\t${JSON.stringify(result)}`);
      return result;
    };
  };
}
