import type { Resolver } from '../../content/resolve/resolver.ts';
import type { BlockOf } from '../block-of.ts';
import type { RecentItemsData } from './data.ts';

/** The newest items, without the one that the page shows. */
export const resolveRecentItems: Resolver<BlockOf<'recent-items'>, RecentItemsData> = (block, context) => ({
  heading: block.heading,
  eyebrow: block.eyebrow,
  cards: context
    .items(block.collection)
    .filter((item) => item !== context.item)
    .slice(0, block.count ?? 3)
    .map((item) => context.card(item)),
});
