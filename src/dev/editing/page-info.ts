import type { SiteIndex } from '../../content/site/site-index.ts';
import { describeField, type FieldInfo, holderOf } from '../../editing/describe.ts';
import type { PageSources } from '../../model/sources.ts';

/** Everything that can be edited on a page. */
export interface PageInfo {
  readonly sources: PageSources;
  /** For each place of the sources its field, by number; null where there is none to edit. */
  readonly fields: readonly (number | null)[];
  readonly infos: readonly (FieldInfo & { readonly holder: string })[];
  /** What `{name}` stands for. */
  readonly variables: Readonly<Record<string, string>>;
  /** The file of the page, and its language where that is not the site's own. */
  readonly file: string;
  readonly locale?: string;
}

/** Describes the fields behind the places of a page; a field that is shown often is described once. */
export function pageInfo(
  index: SiteIndex,
  sources: PageSources,
  file: string,
  locale: string | undefined,
): PageInfo {
  const infos: PageInfo['infos'][number][] = [];
  const known = new Map<string, number>();
  const language = locale === undefined ? {} : { locale };
  const fields = sources.places.map(({ original }) => {
    const info = describeField(index, { ...original, ...language });
    if (!info || info.value === undefined || typeof info.value === 'boolean') return null;
    const key = `${info.file}\n${info.pointer}`;
    const number = known.get(key) ?? infos.push({ ...info, holder: holderOf(info.file, info.pointer) }) - 1;
    known.set(key, number);
    return number;
  });
  const { variables } = index.languages.get(locale ?? '') ?? index;
  return { sources, fields, infos, variables: Object.fromEntries(variables), file, ...language };
}
