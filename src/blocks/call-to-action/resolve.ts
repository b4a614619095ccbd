import type { BlockResolver } from '../block-resolver.ts';

export const resolveCallToAction: BlockResolver<'call-to-action'> = (block, context) => ({
  ...block,
  hasCurve: context.motif === 'curve' && block.image === undefined,
});
