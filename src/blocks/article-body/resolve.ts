import { numberOf } from '../../content/resolve/spoken-dates.ts';
import { type BlockResolver, itemDay } from '../block-resolver.ts';

/** An article of fewer parts needs no list of them. */
const LONG = 4;

/** The article's own facts; the blocks of its text are resolved as sections inside this one. */
export const resolveArticleBody: BlockResolver<'article-body'> = (block, context) => {
  const found = context.itemWith(['title', 'body'], block.item);
  if (!found) return null;
  const { item, data } = found;
  const { title, summary, date, startsAt = date, image, topics = [] } = data;
  const parts = context.parts(item);
  return {
    heading: title,
    description: summary,
    authors: context.authors(item),
    date: itemDay(item, startsAt, context),
    readingTime: context.string('minutesToRead', {
      minutes: numberOf(context.readingMinutes(item), context.locale.format),
    }),
    image,
    topics,
    contents: parts.length < LONG ? null : { name: context.string('contents'), parts },
    neighbours: context.neighbours(item),
  };
};
