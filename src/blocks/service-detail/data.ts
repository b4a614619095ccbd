import type { ResolvedImage, ResolvedLink, RichText } from '../../model/resolved.ts';

export interface ServiceDetailData {
  readonly heading: string;
  readonly subtitle: string;
  readonly text: RichText;
  readonly points: readonly { readonly title: string; readonly text: string }[];
  readonly image: ResolvedImage;
  readonly action: ResolvedLink;
}
