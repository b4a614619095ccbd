import { quote, warning } from '../diagnostics/diagnostic.ts';
import { sectionsOf } from '../site/page-entries.ts';
import { stringAt } from '../source/json.ts';
import type { Check } from './check.ts';

const pathOf = (href: string) => href.replace(/[?#].*$/, '');
const parentOf = (route: string) => route.slice(0, route.lastIndexOf('/')) || '/';

/** Pages that no menu, no text and no list leads to: visitors would have to know their address. */
export const orphanPages: Check = ({ index, references }) => {
  const linked = new Set<string>(['/', index.notFound]);
  const listed = new Set<string>();
  // A link on the page itself leads nobody there.
  for (const file of index.files.values())
    for (const reference of references(file))
      if (reference.kind === 'link' && index.routeOfFile.get(file.path)?.route !== pathOf(reference.href))
        linked.add(pathOf(reference.href));
  for (const { page, route } of index.pages)
    for (const section of sectionsOf(page))
      if (stringAt(section, 'type') === 'child-index') listed.add(pathOf(stringAt(section, 'of') ?? route));
  return index.pages
    .filter(({ each, route }) => each === null && !linked.has(route) && !listed.has(parentOf(route)))
    .map(({ file, route }) =>
      warning(
        'reference/orphan',
        { file: file.path, pointer: '', spot: 'brace' },
        `Nothing leads to ${quote(route)}. Link to it from a menu or a text, or switch it off with "isActive": false.`,
      ),
    );
};
