import type { Article, Block, Page } from '../../model/content.gen.ts';
import { isArray, isObject, type JsonValue, own } from '../json/json.ts';
import { type UncheckedObject, unchecked } from '../json/unchecked.ts';
import type { AnyItem, ListFile } from '../site/content.ts';
import type { ContentFile } from '../site/content-file.ts';

type Names<T> = readonly (keyof UncheckedObject<T>)[];

/** Fields of a section that others can name, or that decide how many pages there are. */
const SECTION: Names<Block> = ['id', 'type', 'collection', 'pageSize'];
/** Fields of a page or an item that others can name, or that decide whether visitors see it. */
const WHOLE: Names<Page | AnyItem> = ['id', 'slug', 'each', 'isActive', 'createdAt', 'order'];

const pick = (value: JsonValue, keys: readonly string[]) =>
  isObject(value) ? keys.map((key) => own(value, key) ?? null) : null;

const pickEach = (list: JsonValue | undefined, keys: readonly string[]) =>
  isArray(list) ? list.map((entry) => pick(entry, keys)) : null;

const known = new WeakMap<ContentFile, string>();

/**
 * What a file tells the other files: its address, ids, anchors, and whether it is shown.
 * As long as that is the same, no link in another file can become right or wrong by its change.
 */
export function factsOf(file: ContentFile): string {
  const before = known.get(file);
  if (before !== undefined) return before;
  const { value } = file;
  const { sections, body, items } = unchecked<Page | Article | ListFile>(value);
  const facts = JSON.stringify(
    isObject(value)
      ? [
          file.schema,
          file.isSound,
          pick(value, WHOLE),
          pickEach(sections, SECTION),
          pickEach(body, SECTION),
          pickEach(items, WHOLE),
        ]
      : [file.schema, value === undefined],
  );
  known.set(file, facts);
  return facts;
}
