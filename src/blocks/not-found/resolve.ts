import type { BlockResolver } from '../block-resolver.ts';

/** The block itself, and where the pages are known that its visitor may have meant. */
export const resolveNotFound: BlockResolver<'not-found'> = (block, context) => {
  const index = context.searchIndex;
  return { ...block, ...(index && { nearest: { heading: context.string('notFoundNearest'), index } }) };
};
