import type { BlockResolver } from '../block-resolver.ts';

export const resolvePillars: BlockResolver<'pillars'> = (block, context) => ({
  ...block,
  labels: {
    play: context.string('playVideo', { title: block.video?.title ?? '' }),
    notice: context.string('videoNotice'),
  },
});
