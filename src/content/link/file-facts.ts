import { isArray, isObject, type JsonObject, type JsonValue, own } from '../json/json.ts';
import type { ContentFile } from '../site/content-file.ts';

/** Fields of a section that others can name, or that decide how many pages there are. */
const SECTION = ['id', 'type', 'collection', 'pageSize'] as const;
/** Fields of a page or an item that others can name, or that decide whether visitors see it. */
const WHOLE = ['id', 'slug', 'each', 'isActive', 'createdAt', 'order'] as const;

const pick = (value: JsonValue, keys: readonly string[]) =>
  isObject(value) ? keys.map((key) => own(value, key) ?? null) : null;

const listOf = (value: JsonObject, key: string, keys: readonly string[]) => {
  const list = own(value, key);
  return isArray(list) ? list.map((entry) => pick(entry, keys)) : null;
};

const known = new WeakMap<ContentFile, string>();

/**
 * What a file tells the other files: its address, ids, anchors, and whether it is shown.
 * As long as that is the same, no link in another file can become right or wrong by its change.
 */
export function factsOf(file: ContentFile): string {
  const before = known.get(file);
  if (before !== undefined) return before;
  const { value } = file;
  const facts = JSON.stringify(
    isObject(value)
      ? [
          file.schema,
          file.isSound,
          pick(value, WHOLE),
          listOf(value, 'sections', SECTION),
          listOf(value, 'body', SECTION),
          listOf(value, 'items', WHOLE),
        ]
      : [file.schema, value === undefined],
  );
  known.set(file, facts);
  return facts;
}
