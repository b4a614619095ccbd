import type { ItemData } from '../../model/item-data.ts';
import type { ResolvedLink } from '../../model/resolved.ts';

export interface ServiceDetailData extends Pick<ItemData, 'subtitle' | 'text' | 'points' | 'image'> {
  readonly heading: string;
  readonly action: ResolvedLink;
}
