import { quote, warning } from '../diagnostics/diagnostic.ts';
import { type JsonObject, stringAt } from '../json/json.ts';
import type { Reference } from '../link/references.ts';
import { type PageEntry, sectionsOf } from '../site/page-entries.ts';
import type { Check } from './check.ts';
import { keptWhileSame } from './kept.ts';

const pathOf = (href: string) => href.replace(/[?#].*$/, '');
const parentOf = (route: string) => route.slice(0, route.lastIndexOf('/')) || '/';

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

/** The one file that links to a path, or null where several do. */
const linkersOf = keptWhileSame(
  (one: readonly string[], other: readonly string[]) =>
    one.length === other.length && one.every((path, i) => path === other[i]),
  (parts) => {
    const linkers = new Map<string, string | null>();
    for (const [file, paths] of parts)
      for (const path of paths) linkers.set(path, linkers.has(path) ? null : file);
    return linkers;
  },
);

const lists = new WeakMap<JsonObject, readonly string[]>();

/** The pages whose children a page lists; its own children where a list names no other page. */
function pagesListed({ page, route }: PageEntry): readonly string[] {
  const before = lists.get(page);
  if (before) return before;
  const indexes = sectionsOf(page).filter((section) => stringAt(section, 'type') === 'child-index');
  const listed = indexes.map((section) => pathOf(stringAt(section, 'of') ?? route));
  lists.set(page, listed);
  return listed;
}

/** Pages that no menu, no text and no list leads to: visitors would have to know their address. */
export const orphanPages: Check = ({ index, references }) => {
  const linkers = linkersOf(index.files.values(), (file) => pathsLinked(references(file)), undefined);
  const listed = new Set<string>(index.pages.flatMap(pagesListed));
  const isFound = ({ file, route }: PageEntry) => {
    const linker = linkers.get(route);
    // A link on the page itself leads nobody there.
    const isLinked = linker === null || (linker !== undefined && linker !== file.path);
    return isLinked || route === '/' || route === index.notFound || listed.has(parentOf(route));
  };
  return index.pages
    .filter((entry) => entry.each === null && !isFound(entry))
    .map(({ file, route }) =>
      warning(
        'reference/orphan',
        { file: file.path, pointer: '', spot: 'brace' },
        `Nothing leads to ${quote(route)}. Link to it from a menu or a text, or switch it off with "isActive": false.`,
      ),
    );
};
