import type { ResolvedDate, ResolvedImage, ResolvedNeighbours } from '../../model/resolved.ts';

export interface VideoDetailData {
  readonly description: string;
  readonly videoId: string;
  readonly poster: ResolvedImage;
  readonly heading: string;
  readonly date: ResolvedDate | undefined;
  readonly neighbours: ResolvedNeighbours;
  readonly labels: { readonly play: string; readonly notice: string };
}
