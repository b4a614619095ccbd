import type { ItemData } from '../../model/item-data.ts';
import type { ResolvedLink } from '../../model/resolved.ts';

export interface ProfileBannerData {
  readonly accent: string;
  readonly readMore: string;
  readonly shown?: ItemData['banner'] & {
    readonly label: string;
    readonly detail: ItemData['detail'];
    readonly action: ResolvedLink;
  };
}
