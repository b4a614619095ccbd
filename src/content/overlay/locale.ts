import type { Site } from '../../model/content.gen.ts';
import type { TextLanguage } from '../../model/resolved.ts';
import { asList, asText, type UncheckedObject } from '../json/unchecked.ts';
import type { ContentTypes } from '../schema/content-types.ts';
import { isDocument, schemaFor } from '../schema/placement.ts';

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

/** The language whose pages lie at a path; undefined of the site’s first one. */
export const languageAt = (path: string, site: Pick<UncheckedObject<Site>, 'locales'>): Locale | undefined =>
  localesOf(site).find(({ prefix }) => prefix !== '' && `${path}/`.startsWith(`${prefix}/`));

const OVERLAY = /^locales\/([^/]+)\/(.+)$/;

/** The language and the original's path of a translation; undefined for other files. */
export function overlayOf(path: string): { readonly code: string; readonly original: string } | undefined {
  const [, code, original] = OVERLAY.exec(path) ?? [];
  return code === undefined || original === undefined ? undefined : { code, original };
}

/** The schema (path below `schemas/`) that an editor checks a translation against; undefined for other files. */
export function overlaySchema(path: string, types: ContentTypes): string | undefined {
  const original = overlayOf(path)?.original ?? '';
  const schema = schemaFor(original, types);
  return schema === undefined || isDocument(original) ? undefined : `locales/${schema}`;
}
