import type { Resolver } from '../../content/resolve/resolver.ts';
import type { BlockOf } from '../block-of.ts';
import type { VideoDetailData } from './data.ts';

export const resolveVideoDetail: Resolver<BlockOf<'video-detail'>, VideoDetailData | null> = (
  block,
  context,
) => {
  const item = context.itemOr('events', block.item);
  if (!item) return null;
  const { title, description, createdAt, videoId, poster } = context.data('events', item);
  return {
    heading: title,
    date: context.date(createdAt),
    description,
    videoId,
    poster,
    neighbours: context.neighbours(item),
    labels: { play: context.string('playVideo', { title }), notice: context.string('videoNotice') },
  };
};
