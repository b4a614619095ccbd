import type { Resolver } from '../../content/resolve/resolver.ts';
import type { BlockOf } from '../block-of.ts';
import type { ChildIndexData } from './data.ts';

export const resolveChildIndex: Resolver<BlockOf<'child-index'>, ChildIndexData> = (block, context) => ({
  heading: block.heading,
  eyebrow: block.eyebrow,
  text: block.text,
  cards: context.childCards(block.of, block.linkLabel),
});
