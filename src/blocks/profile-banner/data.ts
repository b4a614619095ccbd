import type { ResolvedLink } from '../../model/resolved.ts';
import type { Profile } from '../../model/view.gen.ts';

type Banner = Pick<Profile['banner'], 'heading' | 'text' | 'image'>;

export interface ProfileBannerData extends Pick<Profile, 'label' | 'accent'>, Banner {
  readonly readMore: string;
  readonly detail: Required<Pick<Profile['detail'], 'heading' | 'text' | 'points'>>;
  readonly action: ResolvedLink;
}
