import { type BlockResolver, headOf, wordsOf } from '../block-resolver.ts';

/** The named items, else all of the collection; never the one whose page this is. */
export const resolveCardCarousel: BlockResolver<'card-carousel'> = (block, context) => {
  const cards = (block.items ? context.pick(block.collection, block.items) : context.select(block))
    .filter((item) => item !== context.item)
    .map((item) => context.card(item, block.linkLabel));
  // A heading above nothing helps nobody.
  if (cards.length === 0) return null;
  return {
    count: cards.length,
    labels: wordsOf(context, ['previous', 'next', 'slidesShown', 'slidesRange']),
    shown: { ...headOf(block), cards },
  };
};
