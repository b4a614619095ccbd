import type { BlockResolver } from '../block-resolver.ts';

export const resolveProfileBanner: BlockResolver<'profile-banner'> = (block, context) => {
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
