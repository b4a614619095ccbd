import type { TextLanguage } from '../../model/resolved.ts';
import { isArray, isObject, type JsonValue, own, stringAt } from '../json/json.ts';

/** One language of the site. */
export interface Locale {
  readonly code: string;
  readonly name: string;
  readonly short: string;
  /** BCP 47 tag for dates and numbers. */
  readonly format: string;
  readonly dir: 'ltr' | 'rtl';
  /** What stands before every route: nothing for the default language, else `/hi`. */
  readonly prefix: string;
}

/** The original's language, as seen from a page in another one; undefined on the original's own pages. */
export function otherLanguage(original: Locale | undefined, page: Locale): TextLanguage | undefined {
  if (!original || original.code === page.code) return undefined;
  return { lang: original.code, ...(original.dir !== page.dir && { dir: original.dir }) };
}

export function localesOf(site: JsonValue | undefined): Locale[] {
  const list = isObject(site) ? own(site, 'locales') : undefined;
  if (!isArray(list)) return [];
  return list.map((entry, index) => {
    const code = stringAt(entry, 'code') ?? 'en';
    return {
      code,
      name: stringAt(entry, 'name') ?? code,
      short: stringAt(entry, 'short') ?? code.toUpperCase(),
      format: stringAt(entry, 'format') ?? code,
      dir: stringAt(entry, 'dir') === 'rtl' ? 'rtl' : 'ltr',
      prefix: index === 0 ? '' : `/${code}`,
    };
  });
}
