import type { Resolver } from '../../content/resolve/resolver.ts';
import type { BlockOf } from '../block-of.ts';
import type { ProfileBannerData } from './data.ts';

export const resolveProfileBanner: Resolver<BlockOf<'profile-banner'>, ProfileBannerData | null> = (
  block,
  context,
) => {
  const item = context.itemOr('profiles', block.item);
  if (!item) return null;
  const { label, accent, banner, detail } = context.data('profiles', item);
  return {
    heading: banner.heading,
    label,
    accent,
    text: banner.text,
    image: banner.image,
    readMore: context.string('readMore'),
    detail: { heading: detail.heading, text: detail.text, points: detail.points ?? [] },
    action: block.action,
  };
};
