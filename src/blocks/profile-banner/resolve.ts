import type { BlockResolver } from '../block-resolver.ts';

export const resolveProfileBanner: BlockResolver<'profile-banner'> = (block, context) => {
  const found = context.itemWith(['title', 'accent', 'banner', 'detail'], block.item);
  if (!found) return null;
  const { title, accent, banner, detail } = found.data;
  return {
    accent,
    readMore: context.string('readMore'),
    shown: { ...banner, label: title, detail, action: block.action },
  };
};
