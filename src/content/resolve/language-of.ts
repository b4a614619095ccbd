import type { Item } from '../site/items.ts';
import type { Shared } from './shared.ts';
import type { Spoken } from './values.ts';

/** True where a translation gives at least one field of an item. */
export function hasTranslated({ value, file, pointer }: Item, { index }: Pick<Shared, 'index'>): boolean {
  const origins = index.files.get(file)?.origins;
  return Object.keys(value).some((key) => origins?.isTranslated(`${pointer}/${key}`) === true);
}

/** Which texts of a value that was translated in part are left in the original's language; undefined where none can be. */
export function spokenIn(
  { index, originalLanguage }: Shared,
  file: string,
  pointer: string,
  isTranslated?: (pointer: string) => boolean,
): Spoken | undefined {
  const origins = index.files.get(file)?.origins;
  if (!originalLanguage || !origins) return undefined;
  return {
    pointer,
    languageAt: (at) => ((isTranslated ?? origins.isTranslated)(at) ? undefined : originalLanguage),
  };
}
