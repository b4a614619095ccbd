import type { BlockResolver } from '../block-resolver.ts';
import { headOf } from '../head-of.ts';

export const resolveProfileTiles: BlockResolver<'profile-tiles'> = (block, context) => ({
  ...headOf(block),
  tiles: context
    .pick('profiles', block.items)
    .filter((item) => item !== context.item)
    .map((item) => context.card(item)),
});
