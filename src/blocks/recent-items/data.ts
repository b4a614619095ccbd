import type { CardLayout, Headed, ResolvedCard } from '../../model/resolved.ts';

export interface RecentItemsData extends Headed {
  readonly layout?: CardLayout;
  readonly cards: readonly ResolvedCard[];
}
