import type { BlockResolver } from '../block-resolver.ts';

export const resolveServiceDetail: BlockResolver<'service-detail'> = (block, context) => {
  const found = context.itemWith(['title', 'subtitle', 'text', 'image'], block.item);
  if (!found) return null;
  const { item, data } = found;
  const { title, text, points = [], image } = data;
  const subtitle = context.fieldText(item, item.type.roles.get('subtitle') ?? '').text;
  return { heading: title, subtitle, text, points, image, action: block.action };
};
