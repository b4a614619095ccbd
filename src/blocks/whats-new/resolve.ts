import type { Resolver } from '../../content/resolve/resolver.ts';
import type { BlockOf } from '../block-of.ts';
import type { WhatsNewData } from './data.ts';

export const resolveWhatsNew: Resolver<BlockOf<'whats-new'>, WhatsNewData> = (block, context) => ({
  heading: block.heading,
  eyebrow: block.eyebrow,
  columns: block.columns.map(({ heading, collection, count = 3, more }) => ({
    heading,
    more,
    cards: context
      .items(collection)
      .slice(0, count)
      .map((item) => context.card(item)),
  })),
});
