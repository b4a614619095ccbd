import type { ItemData } from '../../model/item-data.ts';
import type { ResolvedLink } from '../../model/resolved.ts';

type Banner = ItemData['banner'];

export interface ProfileBannerData extends Banner {
  readonly label: string;
  readonly accent: string;
  readonly readMore: string;
  readonly detail: Required<ItemData['detail']>;
  readonly action: ResolvedLink;
}
