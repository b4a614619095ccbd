import type { BlockResolver } from '../block-resolver.ts';
import { headOf } from '../head-of.ts';

export const resolveChildIndex: BlockResolver<'child-index'> = (block, context) => ({
  ...headOf(block),
  cards: context.childCards(block.of, block.linkLabel),
});
