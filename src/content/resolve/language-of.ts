import type { Locale } from '../overlay/locale.ts';
import type { Item } from '../site/items.ts';
import type { Shared } from './shared.ts';
import type { Spoken } from './values.ts';

/** True where a translation gives a text of an item, at whatever depth. */
export const hasTranslated = ({ file, pointer }: Item, { index }: Pick<Shared, 'index'>): boolean =>
  index.files.get(file)?.origins?.gives(pointer) === true;

/** The language of an item's texts: the original's where nobody has translated it. */
export const languageOf = (item: Item, shared: Pick<Shared, 'index' | 'locale' | 'locales'>): string =>
  (hasTranslated(item, shared) ? undefined : shared.locales[0]?.code) ?? shared.locale.code;

/** The languages that search engines are to find a page in: the original's, and those that say anything of its item, or else its file. */
export function languagesOf(route: string, { index, locales }: Pick<Shared, 'index' | 'locales'>): Locale[] {
  return locales.filter(({ code }, i) => {
    const there = index.languages.get(code);
    const { file, item } = there?.routes.get(route) ?? {};
    // Of a page for each item the file is all items': a text in it says nothing of this one.
    const isTold = there && item ? hasTranslated(item, { index: there }) : file?.origins?.gives('') === true;
    return i === 0 || isTold;
  });
}

/** Which texts of a value that was translated in part are left in the original's language; undefined where none can be. */
export function spokenIn(
  { index, originalLanguage }: Shared,
  file: string,
  pointer: string,
  isTranslated?: (pointer: string) => boolean,
): Spoken | undefined {
  const isThere = isTranslated ?? index.files.get(file)?.origins?.isTranslated;
  if (!originalLanguage || !isThere) return undefined;
  return { pointer, languageAt: (at) => (isThere(at) ? undefined : originalLanguage) };
}
