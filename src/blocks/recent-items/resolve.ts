import { type BlockResolver, headOf } from '../block-resolver.ts';

/** The newest items, or those on the same subject, without the one that the page shows. */
export const resolveRecentItems: BlockResolver<'recent-items'> = (block, context) => {
  const { item } = context;
  const { count = 3 } = block;
  const items = block.order === 'related' && item ? context.related(block, item) : context.select(block);
  // A heading above nothing helps nobody.
  if (items.length === 0) return null;
  return {
    ...headOf(block),
    ...(block.layout && { layout: block.layout }),
    cards: items.slice(0, count).map((other) => context.card(other)),
  };
};
