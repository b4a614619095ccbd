import type { Headed, ResolvedCard } from '../../model/resolved.ts';

export interface ProfileTilesData extends Headed {
  readonly tiles: readonly ResolvedCard[];
}
