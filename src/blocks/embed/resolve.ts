import type { BlockResolver } from '../block-resolver.ts';

export const resolveEmbed: BlockResolver<'embed'> = (block, context) => {
  const { kind, src, title } = block;
  const play = context.string(kind === 'map' ? 'showEmbed' : 'playVideo', { title });
  const notice = context.string('embedNotice', { host: new URL(src).host });
  return { ...block, labels: { play, notice } };
};
