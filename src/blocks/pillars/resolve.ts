import type { Resolver } from '../../content/resolve/resolver.ts';
import type { BlockOf } from '../block-of.ts';
import type { PillarsData } from './data.ts';

export const resolvePillars: Resolver<BlockOf<'pillars'>, PillarsData> = (block, context) => ({
  ...block,
  labels: {
    play: context.string('playVideo', { title: block.video?.title ?? '' }),
    notice: context.string('videoNotice'),
  },
});
