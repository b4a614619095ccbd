import type { BlockResolver } from '../block-resolver.ts';

export const resolveVideoDetail: BlockResolver<'video-detail'> = (block, context) => {
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
