import type { ReactNode } from 'react';
import type { Block } from '../model/view.gen.ts';
import type { SectionPlace } from '../ui/section.tsx';
import type { ResolvedData } from './resolved-data.ts';

export type BlockType = Block['type'];

/** A block as its schema describes it, with texts, links and pictures resolved. */
export type BlockOf<T extends BlockType> = Extract<Block, { type: T }>;

/** What the view of a block receives: what its resolver makes, else the block itself. */
export type BlockData<T extends BlockType> = T extends keyof ResolvedData ? ResolvedData[T] : BlockOf<T>;

export interface BlockViewProps<T extends BlockType> {
  readonly place: SectionPlace;
  readonly data: BlockData<T>;
  /** The blocks inside this one, already rendered: only an article has some. */
  readonly children?: ReactNode;
}
