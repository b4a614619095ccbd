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

/** An item that repeats both names of another is its copy: that is one mistake, told at its id. */
const isCopy = (one: Item, other: Item) =>
  (['id', 'slug'] as const).every((name) => {
    const said = asText(one.value[name]);
    return said !== undefined && said === asText(other.value[name]);
  });

/** Entries of one collection that have the same id or slug. */
export const takenTwice = (index: SiteIndex, property: 'id' | 'slug'): SiteFault[] =>
  [...index.collections.values()].flatMap(({ all }) =>
    repeats(ownersFirst(all, property), ({ value }) => asText(value[property])).flatMap(
      ([item, first]): SiteFault[] => {
        const { value, file, pointer } = item;
        const copied = isCopy(item, first);
        if (copied && property === 'slug') return [];
        const where = first.file === file ? ' by an entry above' : ` in ${first.file}`;
        const rest = copied ? 'Choose another one, and another slug.' : 'Choose another one.';
        const message = `The ${property} ${quote(value[property])} is taken${where}. ${rest}`;
        return [{ file, pointer: `${pointer}/${property}`, message }];
      },
    ),
  );
