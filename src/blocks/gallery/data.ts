import type { Headed, ResolvedImage } from '../../model/resolved.ts';

export interface ShownPicture {
  readonly image: ResolvedImage;
  readonly caption?: string;
  readonly open: string;
  /** Where it stands among others: “3 of 30”. */
  readonly position: string;
}

export interface GalleryData {
  readonly words: Readonly<Record<'previous' | 'next', string>>;
  /** Set where there is one picture: it has no neighbours. */
  readonly isStill?: true;
  readonly shown?: Headed & { readonly pictures: readonly ShownPicture[]; readonly close: string };
}
