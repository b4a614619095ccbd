import type { Headed, ResolvedImage } from '../../model/resolved.ts';

export interface EmbedData extends Headed {
  readonly kind: 'map' | 'video' | 'audio';
  readonly src: string;
  readonly title: string;
  readonly image: ResolvedImage | undefined;
  readonly labels: { readonly play: string; readonly notice: string };
}
