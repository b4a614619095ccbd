import { type BlockResolver, headOf } from '../block-resolver.ts';

/** The columns that have something to show. */
export const resolveWhatsNew: BlockResolver<'whats-new'> = (block, context) => {
  const columns = block.columns
    .map(({ heading, more, count = 3, ...query }) => ({
      heading,
      more,
      cards: context
        .select(query)
        .slice(0, count)
        .map((item) => context.card(item)),
    }))
    .filter(({ cards }) => cards.length > 0);
  // A heading above nothing helps nobody.
  return columns.length === 0 ? null : { ...headOf(block), columns };
};
