import { quote, type SiteFault } from '../../diagnostics/fault.ts';
import { repeats } from '../../diagnostics/repeats.ts';
import { asText } from '../../json/unchecked.ts';
import type { Item } from '../../site/items.ts';
import type { SiteIndex } from '../../site/site-index.ts';

/** A file that bears the name has the better claim to it: the other one is the copy. */
function ownersFirst(items: readonly Item[], property: 'id' | 'slug'): Item[] {
  const isNamed = ({ file, value }: Item) => Number(file.endsWith(`/${asText(value[property])}.json`));
  return [...items].sort((a, b) => isNamed(b) - isNamed(a));
}

/** Entries of one collection that have the same id or slug. */
export const takenTwice = (index: SiteIndex, property: 'id' | 'slug'): SiteFault[] =>
  [...index.collections.values()].flatMap(({ all }) =>
    repeats(ownersFirst(all, property), ({ value }) => asText(value[property])).map(
      ([{ value, file, pointer }, first]) => {
        const where = first.file === file ? ' by an entry above' : ` in ${first.file}`;
        const message = `The ${property} ${quote(value[property])} is taken${where}. Choose another one.`;
        return { file, pointer: `${pointer}/${property}`, message };
      },
    ),
  );
