import { quote, type SiteFault } from '../../diagnostics/fault.ts';
import { asText } from '../../json/unchecked.ts';
import type { Item } from '../../site/items.ts';
import type { SiteIndex } from '../../site/site-index.ts';

/** A file that bears the name has the better claim to it: the other one is the copy. */
function ownersFirst(items: readonly Item[], property: 'id' | 'slug'): Item[] {
  const isNamed = ({ file, value }: Item) => Number(file.endsWith(`/${asText(value[property])}.json`));
  return [...items].sort((a, b) => isNamed(b) - isNamed(a));
}

/** Entries of one collection that have the same id or slug. */
export function takenTwice(index: SiteIndex, property: 'id' | 'slug'): SiteFault[] {
  return [...index.collections.values()].flatMap(({ all }) => {
    const seen = new Map<string, string>();
    return ownersFirst(all, property).flatMap(({ value, file, pointer }) => {
      const written = asText(value[property]);
      if (written === undefined) return [];
      const first = seen.get(written);
      if (first === undefined) seen.set(written, file);
      if (first === undefined) return [];
      const where = first === file ? ' by an entry above' : ` in ${first}`;
      const message = `The ${property} ${quote(written)} is taken${where}. Choose another one.`;
      return { file, pointer: `${pointer}/${property}`, message };
    });
  });
}
