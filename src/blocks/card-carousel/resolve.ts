import type { BlockResolver } from '../block-resolver.ts';

/** The named items, else all of the collection; never the one whose page this is. */
export const resolveCardCarousel: BlockResolver<'card-carousel'> = (block, context) => ({
  heading: block.heading,
  eyebrow: block.eyebrow,
  text: block.text,
  cards: context
    .pick(block.collection, block.items)
    .filter((item) => item !== context.item)
    .map((item) => context.card(item, block.linkLabel)),
  labels: { previous: context.string('previous'), next: context.string('next') },
});
