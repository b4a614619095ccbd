import type { TextLanguage } from '../../model/resolved.ts';
import type { JsonValue } from '../json/json.ts';
import type { Origins } from '../overlay/merge-overlay.ts';
import type { Shape } from '../schema/shape.ts';
import { walk } from '../schema/walk.ts';
import type { Item } from '../site/items.ts';
import type { Spoken } from './values.ts';

/** Whether the texts of a value were translated; null where it has none. A part of them is enough. */
export function isTranslated(
  shape: Shape,
  value: JsonValue,
  pointer: string,
  origins: Origins | undefined,
): boolean | null {
  let found: boolean | null = null;
  walk(shape, value, pointer, {
    leaf(text, role, _collection, at) {
      if ((role !== 'text' && role !== 'markdown') || text === '') return;
      found = found === true || (origins?.isTranslated(at) ?? false);
    },
  });
  return found;
}

/** True where a translation gives at least one field of an item. */
export const hasTranslated = ({ value, pointer }: Item, origins: Origins | undefined): boolean =>
  Object.keys(value).some((key) => origins?.isTranslated(`${pointer}/${key}`) === true);

/** Which texts of a value that was translated in part are left in the original's language; undefined where none can be. */
export function spokenIn(
  original: TextLanguage | undefined,
  origins: Origins | undefined,
  pointer: string,
): Spoken | undefined {
  if (!original || !origins) return undefined;
  return { pointer, languageAt: (at) => (origins.isTranslated(at) ? undefined : original) };
}
