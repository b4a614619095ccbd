import type { Resolver } from '../../content/resolve/resolver.ts';
import type { BlockOf } from '../block-of.ts';
import type { CardCarouselData } from './data.ts';

/** The named items, else all of the collection; never the one whose page this is. */
export const resolveCardCarousel: Resolver<BlockOf<'card-carousel'>, CardCarouselData> = (
  block,
  context,
) => ({
  heading: block.heading,
  eyebrow: block.eyebrow,
  text: block.text,
  cards: context
    .pick(block.collection, block.items)
    .filter((item) => item !== context.item)
    .map((item) => context.card(item, block.linkLabel)),
  labels: { previous: context.string('previous'), next: context.string('next') },
});
