import { type BlockResolver, headOf } from '../block-resolver.ts';

export const resolveWhatsNew: BlockResolver<'whats-new'> = (block, context) => ({
  ...headOf(block),
  columns: block.columns.map(({ heading, more, count = 3, ...query }) => ({
    heading,
    more,
    cards: context
      .select(query)
      .slice(0, count)
      .map((item) => context.card(item)),
  })),
});
