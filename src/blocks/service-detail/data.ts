import type { ResolvedLink } from '../../model/resolved.ts';
import type { Service } from '../../model/view.gen.ts';

export interface ServiceDetailData extends Pick<Service, 'subtitle' | 'text' | 'image'> {
  readonly heading: string;
  readonly points: NonNullable<Service['points']>;
  readonly action: ResolvedLink;
}
