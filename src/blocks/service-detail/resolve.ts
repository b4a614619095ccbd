import type { BlockResolver } from '../block-resolver.ts';

export const resolveServiceDetail: BlockResolver<'service-detail'> = (block, context) => {
  const item = context.itemOr('services', block.item);
  if (!item) return null;
  const { title, subtitle, text, points = [], image } = context.data('services', item);
  return { heading: title, subtitle, text, points, image, action: block.action };
};
