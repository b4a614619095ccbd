import { quote } from '../../diagnostics/fault.ts';
import { linkersOf, pagesListed } from '../../link/linkers.ts';
import type { PageEntry } from '../../site/page-entries.ts';
import { rule } from '../rule.ts';

const parentOf = (route: string) => route.slice(0, route.lastIndexOf('/')) || '/';

export const referenceOrphan = rule({
  code: 'reference/orphan',
  severity: 'warning',
  says: 'Advice: nothing leads to this page.',
  wrong: 'pages/offer.json, and no link to /offer',
  right: 'a link to /offer in a menu or a text',
  remedy: 'Link to it, or switch it off with "isActive": false.',
  soundSite({ index, references }) {
    const linkers = linkersOf(index, references);
    const listed = new Set<string>(index.pages.flatMap(pagesListed));
    const isFound = ({ file, route }: PageEntry) => {
      const linker = linkers.get(route);
      // A link on the page itself leads nobody there.
      const isLinked = linker === null || (linker !== undefined && linker !== file.path);
      return isLinked || route === '/' || route === index.notFound || listed.has(parentOf(route));
    };
    return index.pages
      .filter((entry) => entry.each === null && !isFound(entry))
      .map(({ file, route }) => ({
        file: file.path,
        pointer: '',
        spot: 'brace',
        message: `Nothing leads to ${quote(route)}. Link to it from a menu or a text, or switch it off with "isActive": false.`,
      }));
  },
});
