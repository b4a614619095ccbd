import { type BlockResolver, headOf } from '../block-resolver.ts';

export const resolveChildIndex: BlockResolver<'child-index'> = (block, context) => ({
  ...headOf(block),
  ...(block.layout && { layout: block.layout }),
  cards: context.childCards(block.of, block.linkLabel),
});
