import { type BlockResolver, headOf } from '../block-resolver.ts';

export const resolveProfileTiles: BlockResolver<'profile-tiles'> = (block, context) => {
  const tiles = context
    .itemsWith(['title', 'summary', 'image', 'accent'], block.items, block.collection)
    .filter(({ item }) => item !== context.item)
    .map(({ item }) => context.card(item));
  // A heading above nothing helps nobody.
  return tiles.length === 0 ? null : { ...headOf(block), tiles };
};
