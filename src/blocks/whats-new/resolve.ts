import { type BlockResolver, headOf } from '../block-resolver.ts';

export const resolveWhatsNew: BlockResolver<'whats-new'> = (block, context) => ({
  ...headOf(block),
  columns: block.columns.map(({ heading, collection, count = 3, more }) => ({
    heading,
    more,
    cards: context
      .items(collection)
      .slice(0, count)
      .map((item) => context.card(item)),
  })),
});
