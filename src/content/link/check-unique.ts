import { error, type Finding, quote } from '../diagnostics/diagnostic.ts';
import { pointerTo } from '../diagnostics/pointer.ts';
import { isArray, isObject, type JsonObject, own, stringAt } from '../json/json.ts';
import type { PageEntry } from '../site/page-entries.ts';
import type { ContentFile } from '../site/read-files.ts';
import { fillParameter, listPageRoute, parameterOf } from '../site/routes.ts';
import type { SiteIndex } from '../site/site-index.ts';

function sectionIds(file: ContentFile, key: string): Finding[] {
  const list = isObject(file.value) ? own(file.value, key) : undefined;
  const seen = new Set<string>();
  if (!isArray(list)) return [];
  return list.flatMap((section, index) => {
    const id = stringAt(section, 'id');
    if (id === undefined) return [];
    const twice = seen.has(id);
    seen.add(id);
    return twice
      ? [
          error(
            'unique/id',
            { file: file.path, pointer: `${pointerTo(`/${key}`, index)}/id` },
            `Another section of this page has the id ${quote(id)}. Choose another one.`,
          ),
        ]
      : [];
  });
}

/** A file that bears the name has the better claim to it: the other one is the copy. */
function ownersFirst<T extends { readonly file: string; readonly value: JsonObject }>(
  items: readonly T[],
  property: string,
): T[] {
  const isNamed = ({ file, value }: T) => Number(file.endsWith(`/${stringAt(value, property)}.json`));
  return [...items].sort((a, b) => isNamed(b) - isNamed(a));
}

function itemKeys(index: SiteIndex): Finding[] {
  const findings: Finding[] = [];
  for (const collection of index.collections.values()) {
    for (const property of ['slug', 'id']) {
      const seen = new Map<string, string>();
      for (const item of ownersFirst(collection.all, property)) {
        const value = stringAt(item.value, property);
        if (value === undefined) continue;
        const first = seen.get(value);
        if (first === undefined) seen.set(value, item.file);
        else
          findings.push(
            error(
              `unique/${property}`,
              { file: item.file, pointer: `${item.pointer}/${property}` },
              `The ${property} ${quote(value)} is taken${first === item.file ? ' by an entry above' : ` in ${first}`}. Choose another one.`,
            ),
          );
      }
    }
  }
  return findings;
}

/** Hidden items count too: their pages come one day. */
function routesMadeBy(page: PageEntry, index: SiteIndex): Iterable<string> {
  if (page.each)
    return new Set(index.collection(page.each).all.map((item) => fillParameter(page.route, item.key)));
  if (page.listPages === null) return [page.route];
  return Array.from({ length: page.listPages }, (_, i) => listPageRoute(page.route, i + 1));
}

function routes(index: SiteIndex): Finding[] {
  const owners = new Map<string, string>();
  const findings: Finding[] = [];
  for (const page of index.pages) {
    for (const route of routesMadeBy(page, index)) {
      const first = owners.get(route);
      const takes = first !== undefined && first !== page.file.path;
      if (first === undefined) owners.set(route, page.file.path);
      if (takes)
        findings.push({
          ...error(
            'unique/route',
            { file: page.file.path, pointer: '' },
            `The address ${quote(route)} is already made by ${first}. Move or remove one of the two files.`,
          ),
          range: [0, 1],
        });
    }
  }
  return findings;
}

function templates(index: SiteIndex): Finding[] {
  return index.pages.flatMap((page) => {
    const parameter = parameterOf(page.route);
    const each = stringAt(page.page, 'each');
    const at = { file: page.file.path, pointer: '' };
    if (parameter !== undefined && each === undefined)
      return [
        error(
          'reference/each',
          { ...at, spot: 'brace' as const },
          `A file named [${parameter}].json stands for every item of a collection: add "each" with the collection’s name.`,
        ),
      ];
    if (parameter === undefined && each !== undefined)
      return [
        error(
          'reference/each',
          { ...at, pointer: '/each' },
          'Only a file named [slug].json or [id].json stands for every item of a collection. Rename the file or remove "each".',
        ),
      ];
    return [];
  });
}

/** Ids of sections that stand twice on one page. */
export const checkSectionIds = (file: ContentFile): Finding[] => [
  ...sectionIds(file, 'sections'),
  ...sectionIds(file, 'body'),
];

/** Keys of items and routes that stand twice. */
export function checkUnique(index: SiteIndex): Finding[] {
  return [...itemKeys(index), ...routes(index), ...templates(index)];
}
