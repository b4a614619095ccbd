import type { ResolvedNeighbour, ResolvedNeighbours } from '../../model/resolved.ts';
import type { Word } from '../../model/words.ts';
import type { ValidItem } from '../site/valid-site.ts';

interface Tools {
  readonly items: readonly ValidItem[];
  readonly titleOf: (item: ValidItem) => string;
  /** Undefined for an item without a page. */
  readonly hrefOf: (item: ValidItem) => string | undefined;
  string(key: Word): string;
}

/** What stands before and after an item in its list. */
export function neighboursOf(item: ValidItem, { items, titleOf, hrefOf, string }: Tools): ResolvedNeighbours {
  const at = items.indexOf(item);
  const neighbour = (index: number, key: Word): ResolvedNeighbour | null => {
    const other = at === -1 ? undefined : items[index];
    const href = other && hrefOf(other);
    return other && href !== undefined ? { label: string(key), title: titleOf(other), href } : null;
  };
  return {
    name: string('neighboursNavigation'),
    previous: neighbour(at - 1, 'previous'),
    next: neighbour(at + 1, 'next'),
  };
}
