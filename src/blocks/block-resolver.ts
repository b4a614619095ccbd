import type { ResolveContext } from '../content/resolve/resolver.ts';
import type { BlockData } from './block-data.ts';
import type { BlockOf } from './block-of.ts';
import type { ResolvedData } from './resolved-data.gen.ts';

/** Makes what the view of a block receives, from the block with its texts, links and pictures resolved; null where there is nothing to show. */
export type BlockResolver<T extends keyof ResolvedData> = (
  block: BlockOf<T>,
  context: ResolveContext,
) => BlockData<T> | null;
