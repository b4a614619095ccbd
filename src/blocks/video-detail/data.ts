import type { ResolvedDate, ResolvedImage, ResolvedNeighbours } from '../../model/resolved.ts';

export interface VideoDetailData {
  readonly description: string;
  /** Left out until there is a recording. */
  readonly videoId: string | undefined;
  readonly poster: ResolvedImage;
  readonly heading: string;
  readonly date: ResolvedDate | undefined;
  readonly neighbours: ResolvedNeighbours;
  readonly labels: { readonly play: string; readonly notice: string };
}
