import type { BlockResolver } from '../block-resolver.ts';

export const resolveProfileTiles: BlockResolver<'profile-tiles'> = (block, context) => ({
  heading: block.heading,
  eyebrow: block.eyebrow,
  text: block.text,
  tiles: context
    .pick('profiles', block.items)
    .filter((item) => item !== context.item)
    .map((item) => context.card(item)),
});
