import type { ResolvedDate, ResolvedNeighbours } from '../../model/resolved.ts';
import type { EventVideo } from '../../model/view.gen.ts';

export interface VideoDetailData extends Pick<EventVideo, 'description' | 'videoId' | 'poster'> {
  readonly heading: string;
  readonly date: ResolvedDate | undefined;
  readonly neighbours: ResolvedNeighbours;
  readonly labels: { readonly play: string; readonly notice: string };
}
