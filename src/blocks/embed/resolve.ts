import { type BlockResolver, headOf } from '../block-resolver.ts';

export const resolveEmbed: BlockResolver<'embed'> = (block, context) => {
  const { kind, src, title, image } = block;
  const play = context.string(kind === 'map' ? 'showEmbed' : 'playVideo', { title });
  const notice = context.string('embedNotice', { host: new URL(src).host });
  return { ...headOf(block), kind, src, title, image, labels: { play, notice } };
};
