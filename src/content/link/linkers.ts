import { asText } from '../json/unchecked.ts';
import type { ContentFile } from '../site/content-file.ts';
import { type PageEntry, sectionsOf } from '../site/page-entries.ts';
import type { SiteIndex } from '../site/site-index.ts';
import { keptWhileSame } from './kept.ts';
import type { Reference } from './references.ts';

const pathOf = (href: string) => href.replace(/[?#].*$/, '');

// One edit leaves the references of thousands of files as they were.
const known = new WeakMap<readonly Reference[], readonly string[]>();

/** The paths that a file links to, each once. */
function pathsLinked(references: readonly Reference[]): readonly string[] {
  const before = known.get(references);
  if (before) return before;
  const paths = new Set(references.flatMap((each) => (each.kind === 'link' ? [pathOf(each.href)] : [])));
  known.set(references, [...paths]);
  return [...paths];
}

const linkersIn = keptWhileSame(
  (one: readonly string[], other: readonly string[]) =>
    one.length === other.length && one.every((path, i) => path === other[i]),
  (parts) => {
    const linkers = new Map<string, string | null>();
    for (const [file, paths] of parts)
      for (const path of paths) linkers.set(path, linkers.has(path) ? null : file);
    return linkers;
  },
);

/** The one file that links to a path, or null where several do. */
export const linkersOf = (
  { files }: SiteIndex,
  references: (file: ContentFile) => readonly Reference[],
): ReadonlyMap<string, string | null> =>
  linkersIn(files.values(), (file) => pathsLinked(references(file)), undefined);

const lists = new WeakMap<object, readonly string[]>();

/** The pages whose children a page lists; its own children where a list names no other page. */
export function pagesListed({ page, route }: PageEntry): readonly string[] {
  const before = lists.get(page);
  if (before) return before;
  const indexes = sectionsOf(page).filter(({ type }) => type === 'child-index');
  const listed = indexes.map(({ of }) => pathOf(asText(of) ?? route));
  lists.set(page, listed);
  return listed;
}
