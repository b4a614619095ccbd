import type { BlockOf } from '../block-data.ts';

export type PillarsData = BlockOf<'pillars'> & {
  readonly labels: { readonly play: string; readonly notice: string };
};
