import type { BlockOf } from '../block-of.ts';

export type PillarsData = BlockOf<'pillars'> & {
  readonly labels: { readonly play: string; readonly notice: string };
};
