import type { Headed, ResolvedImage } from '../../model/resolved.ts';

export interface GalleryData extends Headed {
  readonly pictures: readonly {
    readonly image: ResolvedImage;
    readonly caption?: string;
    readonly open: string;
  }[];
  readonly close: string;
}
