import type { BlockOf } from '../block-of.ts';

export type EmbedData = BlockOf<'embed'> & {
  readonly labels: { readonly play: string; readonly notice: string };
};
