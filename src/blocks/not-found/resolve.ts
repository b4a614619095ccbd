import type { Resolver } from '../../content/resolve/resolver.ts';
import type { BlockOf } from '../block-of.ts';
import type { NotFoundData } from './data.ts';

/** The block itself, and where the pages are known that its visitor may have meant. */
export const resolveNotFound: Resolver<BlockOf<'not-found'>, NotFoundData> = (block, context) => ({
  ...block,
  nearest: { heading: context.string('notFoundNearest'), index: context.searchIndex },
});
