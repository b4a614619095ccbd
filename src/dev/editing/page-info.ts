import type { SiteIndex } from '../../content/site/site-index.ts';
import { describeField, holderOf } from '../../editing/describe.ts';
import type { PageInfo } from '../../model/editing.ts';
import type { PageSources } from '../../model/sources.ts';

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
  return {
    sources,
    fields,
    infos,
    variables: Object.fromEntries(variables),
    collections: [...index.schemas.types.keys()],
    file,
    ...language,
  };
}
