import type { ResolvedCard } from '../../model/resolved.ts';

export interface RecentItemsData {
  readonly heading: string;
  readonly eyebrow?: string | undefined;
  readonly cards: readonly ResolvedCard[];
}
