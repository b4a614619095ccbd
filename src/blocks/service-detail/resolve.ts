import type { Resolver } from '../../content/resolve/resolver.ts';
import type { BlockOf } from '../block-of.ts';
import type { ServiceDetailData } from './data.ts';

export const resolveServiceDetail: Resolver<BlockOf<'service-detail'>, ServiceDetailData | null> = (
  block,
  context,
) => {
  const item = context.itemOr('services', block.item);
  if (!item) return null;
  const { title, subtitle, text, points = [], image } = context.data('services', item);
  return { heading: title, subtitle, text, points, image, action: block.action };
};
