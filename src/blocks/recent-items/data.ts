import type { Headed, ResolvedCard } from '../../model/resolved.ts';

export interface RecentItemsData extends Headed {
  readonly cards: readonly ResolvedCard[];
}
