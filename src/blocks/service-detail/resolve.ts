import type { BlockResolver } from '../block-resolver.ts';

export const resolveServiceDetail: BlockResolver<'service-detail'> = (block, context) => {
  const found = context.itemWith(['title', 'subtitle', 'text', 'image'], block.item);
  if (!found) return null;
  const { title, subtitle, text, points = [], image } = found.data;
  return { heading: title, subtitle, text, points, image, action: block.action };
};
