import type { ResolvedCard, RichText } from '../../model/resolved.ts';

export interface ProfileTilesData {
  readonly heading: string;
  readonly eyebrow?: string | undefined;
  readonly text?: RichText | undefined;
  readonly tiles: readonly ResolvedCard[];
}
