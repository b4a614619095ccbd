import { type JsonObject, own } from '../json/json.ts';

/**
 * One step that brings content up to a newer schema. It must leave what is written for the newer one as it is: nothing
 * records which version a file was written for, and old blocks come back by pull request. So a change that cannot be
 * seen in the content, such as another unit of a number, takes a new name.
 */
export interface Migration {
  /** The schema without its ending: `blocks/quote`, `page`, `collections/events` (the whole file), `shared/link`. */
  readonly unit: string;
  /** The version that the schema has afterwards: one more than before. The first is 1. */
  readonly to: number;
  /** What changed, in a sentence for editors. */
  readonly describe: string;
  /**
   * Pure: returns the value that it was given where there is nothing to do, and undefined where an entry of a list, such as
   * a section, is to go.
   * @param isTranslation true where the value holds only what is translated: a stand-in for a field that is required now
   *   would be shown there as a translation
   */
  migrate(value: JsonObject, isTranslation: boolean): JsonObject | undefined;
}

/** The object with a property under another name, in its old place. Unchanged where it lacks the old name or has the new one. */
export function renameProperty(value: JsonObject, from: string, to: string): JsonObject {
  if (own(value, from) === undefined || own(value, to) !== undefined) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key === from ? to : key, entry]));
}
