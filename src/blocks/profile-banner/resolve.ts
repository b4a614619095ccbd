import type { BlockResolver } from '../block-resolver.ts';

export const resolveProfileBanner: BlockResolver<'profile-banner'> = (block, context) => {
  const found = context.itemWith(['title', 'accent', 'banner', 'detail'], block.item);
  if (!found) return null;
  const { title, accent, banner, detail } = found.data;
  return {
    heading: banner.heading,
    label: title,
    accent,
    text: banner.text,
    image: banner.image,
    readMore: context.string('readMore'),
    detail: { heading: detail.heading, text: detail.text, points: detail.points ?? [] },
    action: block.action,
  };
};
