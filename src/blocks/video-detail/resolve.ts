import { type BlockResolver, itemDay } from '../block-resolver.ts';

export const resolveVideoDetail: BlockResolver<'video-detail'> = (block, context) => {
  const found = context.itemWith(['title', 'summary', 'date', 'image'], block.item);
  if (!found?.item.type.roles.has('video')) return null;
  const { item, data } = found;
  const { title, summary, date, startsAt = date, video, image } = data;
  return {
    heading: title,
    date: itemDay(item, startsAt, context),
    description: summary,
    videoId: video,
    poster: image,
    neighbours: context.neighbours(item),
    labels: { play: context.string('playVideo', { title }), notice: context.string('videoNotice') },
  };
};
