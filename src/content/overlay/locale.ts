import type { Site } from '../../model/content.gen.ts';
import type { TextLanguage } from '../../model/resolved.ts';
import { asList, asText, type UncheckedObject } from '../json/unchecked.ts';

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

export function localesOf(site: Pick<UncheckedObject<Site>, 'locales'>): Locale[] {
  return asList(site.locales).map((entry, index) => {
    const code = asText(entry?.code) ?? 'en';
    return {
      code,
      name: asText(entry?.name) ?? code,
      short: asText(entry?.short) ?? code.toUpperCase(),
      format: asText(entry?.format) ?? code,
      dir: entry?.dir === 'rtl' ? 'rtl' : 'ltr',
      prefix: index === 0 ? '' : `/${code}`,
    };
  });
}
