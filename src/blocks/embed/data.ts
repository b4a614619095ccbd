import type { BlockOf } from '../block-of.ts';

export type EmbedData = BlockOf<'embed'> & {
  readonly labels: { readonly play: string; readonly notice: string };
  /** Of a file of the site's own: its kind and size, what plays it, if browsers do, and the language of its captions. */
  readonly own?: {
    readonly words: string;
    readonly player: 'audio' | 'video' | undefined;
    readonly poster: string | undefined;
    readonly lang: string;
  };
};
