import type { ReactNode } from 'react';
import type { SectionPlace } from '../ui/section.tsx';
import type { BlockOf, BlockType } from './block-of.ts';
import type { ResolvedData } from './resolved-data.gen.ts';

/** What the view of a block receives: what its resolver makes, else the block itself. */
export type BlockData<T extends BlockType> = T extends keyof ResolvedData ? ResolvedData[T] : BlockOf<T>;

export interface BlockViewProps<T extends BlockType> {
  readonly place: SectionPlace;
  readonly data: BlockData<T>;
  /** The blocks inside this one, already rendered: only an article has some. */
  readonly children?: ReactNode;
}
