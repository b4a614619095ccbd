import type { ResolvedDate, ResolvedImage } from '../../model/resolved.ts';

export interface VideoDetailData {
  readonly heading: string;
  readonly date: ResolvedDate | undefined;
  readonly description: string;
  readonly videoId: string;
  readonly poster: ResolvedImage;
  readonly labels: { readonly play: string; readonly notice: string };
}
