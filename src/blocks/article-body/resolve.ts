import type { Resolver } from '../../content/resolve/resolver.ts';
import type { BlockOf } from '../block-of.ts';
import type { ArticleBodyData } from './data.ts';

/** The article's own facts; the blocks of its text are resolved as sections inside this one. */
export const resolveArticleBody: Resolver<BlockOf<'article-body'>, ArticleBodyData | null> = (
  block,
  context,
) => {
  const item = context.itemOr('articles', block.item);
  if (!item) return null;
  const { heading, description, createdAt, image, topics = [] } = context.data('articles', item);
  return {
    heading,
    description,
    date: context.date(createdAt),
    readingTime: context.string('minutesToRead', { minutes: context.readingMinutes(item) }),
    image,
    topics,
  };
};
