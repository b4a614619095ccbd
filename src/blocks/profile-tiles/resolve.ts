import type { Resolver } from '../../content/resolve/resolver.ts';
import type { BlockOf } from '../block-of.ts';
import type { ProfileTilesData } from './data.ts';

export const resolveProfileTiles: Resolver<BlockOf<'profile-tiles'>, ProfileTilesData> = (
  block,
  context,
) => ({
  heading: block.heading,
  eyebrow: block.eyebrow,
  text: block.text,
  tiles: context
    .pick('profiles', block.items)
    .filter((item) => item !== context.item)
    .map((item) => context.card(item)),
});
