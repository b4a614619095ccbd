import type { Block } from '../model/view.gen.ts';

export type BlockType = Block['type'];

/** A block as its schema describes it, with texts, links and pictures resolved. */
export type BlockOf<T extends BlockType> = Extract<Block, { type: T }>;
