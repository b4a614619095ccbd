import { error, type Finding } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { SiteIndex } from '../site/site-index.ts';
import { isArray, isObject, own, stringAt } from '../source/json.ts';

/** The condensed menu names entries of the primary menu; the page for unknown addresses must exist. */
export function checkNavigation(index: SiteIndex): Finding[] {
  const navigation = index.files.get('navigation.json')?.value;
  const primary = isObject(navigation) ? own(navigation, 'primary') : undefined;
  const condensed = isObject(navigation) ? own(navigation, 'condensed') : undefined;
  const ids = isArray(primary) ? primary.flatMap((item) => stringAt(item, 'id') ?? []) : [];
  const unknown = isArray(condensed)
    ? condensed.flatMap((id, i) =>
        typeof id === 'string' && !ids.includes(id)
          ? [
              error(
                'reference/navigation',
                { file: 'navigation.json', pointer: `/condensed/${i}` },
                `There is no entry “${id}” in the primary menu.`,
                nearest(id, ids),
              ),
            ]
          : [],
      )
    : [];
  if (index.routes.has(index.notFound) || index.unread.has(index.notFound)) return unknown;
  return [
    ...unknown,
    error(
      'reference/page',
      { file: 'site.json', pointer: '/notFound' },
      `There is no page “${index.notFound}” for unknown addresses.`,
    ),
  ];
}
