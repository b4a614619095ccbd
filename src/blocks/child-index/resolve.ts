import type { BlockResolver } from '../block-resolver.ts';

export const resolveChildIndex: BlockResolver<'child-index'> = (block, context) => ({
  heading: block.heading,
  eyebrow: block.eyebrow,
  text: block.text,
  cards: context.childCards(block.of, block.linkLabel),
});
