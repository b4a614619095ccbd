import { type BlockResolver, headOf } from '../block-resolver.ts';

export const resolveCallToAction: BlockResolver<'call-to-action'> = (block, context) => {
  const { actions, image } = block;
  return { ...headOf(block), actions, image, hasCurve: context.motif === 'curve' && image === undefined };
};
