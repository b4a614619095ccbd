import { error, type Finding, quote } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { isArray, isObject, type JsonObject, own, stringAt } from '../json/json.ts';
import type { SiteIndex } from '../site/site-index.ts';

function condensedFindings(navigation: JsonObject): Finding[] {
  const primary = own(navigation, 'primary');
  const condensed = own(navigation, 'condensed');
  if (!isArray(primary) || !isArray(condensed)) return [];
  const ids = primary.map((item) => stringAt(item, 'id'));
  const known = ids.filter((id) => id !== undefined);
  // An entry without a readable id may be the one that is meant; the schema has said what it lacks.
  if (known.length < ids.length) return [];
  return condensed.flatMap((id, i) =>
    typeof id === 'string' && !known.includes(id)
      ? [
          error(
            'reference/navigation',
            { file: 'navigation.json', pointer: `/condensed/${i}` },
            `There is no entry ${quote(id)} in the primary menu.`,
            nearest(id, known),
          ),
        ]
      : [],
  );
}

function notFoundFindings(index: SiteIndex, site: JsonObject): Finding[] {
  if (index.routes.has(index.notFound) || index.mayExist(index.notFound)) return [];
  const written = stringAt(site, 'notFound') !== undefined;
  return [
    error(
      'reference/page',
      { file: 'site.json', pointer: written ? '/notFound' : '', spot: written ? 'value' : 'brace' },
      `There is no page ${quote(index.notFound)} for unknown addresses.`,
    ),
  ];
}

/** The condensed menu names entries of the primary menu; the page for unknown addresses must exist. */
export function checkNavigation(index: SiteIndex): Finding[] {
  const navigation = index.files.get('navigation.json')?.value;
  const site = index.files.get('site.json')?.value;
  return [
    ...(isObject(navigation) ? condensedFindings(navigation) : []),
    ...(isObject(site) ? notFoundFindings(index, site) : []),
  ];
}
