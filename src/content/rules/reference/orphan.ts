import { quote } from '../../diagnostics/fault.ts';
import { own } from '../../json/json.ts';
import { asText } from '../../json/unchecked.ts';
import { blocksOf, type PageEntry } from '../../site/page-entries.ts';
import { advice } from '../rule.ts';

const parentOf = (route: string) => route.slice(0, route.lastIndexOf('/')) || '/';

/** The pages whose children a page lists; its own children where a list names no other page. */
const pagesListed = ({ file, route }: PageEntry) =>
  blocksOf(file, 'child-index').map(({ block }) => (asText(block.of) ?? route).replace(/[?#].*$/s, ''));

export const referenceOrphan = advice({
  says: 'Advice: nothing leads to this page.',
  wrong: 'pages/offer.json, and no link to /offer',
  right: 'a link to /offer in a menu or a text',
  remedy:
    'Link to it, or switch it off with "isActive": false. The page of a campaign has a short address in "redirects" of site.json, for posters and advertisements.',
  soundSite({ index, named }) {
    const listed = new Set(index.pages.flatMap(pagesListed));
    const isFound = ({ file, route }: PageEntry) => {
      // A preview shows drafts, which nobody has to find yet.
      if (own(file.value, 'isActive') === false) return true;
      const linker = named.get(route);
      // A link on the page itself leads nobody there.
      const isLinked = linker?.isShared === true || (linker !== undefined && linker.file !== file.path);
      return isLinked || route === '/' || route === index.notFound || listed.has(parentOf(route));
    };
    return index.pages
      .filter((entry) => entry.each === null && !isFound(entry))
      .map(({ file, route }) => {
        const message = `Nothing leads to ${quote(route)}. Link to it from a menu or a text, give it a short address in "redirects" of site.json where an advertisement leads to it, or switch it off with "isActive": false.`;
        return { file: file.path, pointer: '', spot: 'brace', message };
      });
  },
});
