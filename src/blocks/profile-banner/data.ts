import type { ResolvedImage, ResolvedLink, RichText } from '../../model/resolved.ts';

export interface ProfileBannerData {
  readonly heading: string;
  readonly label: string;
  /** Name of an accent of the theme. */
  readonly accent: string;
  readonly text: RichText;
  readonly image: ResolvedImage;
  readonly readMore: string;
  readonly detail: { readonly heading: string; readonly text: RichText; readonly points: readonly string[] };
  readonly action: ResolvedLink;
}
