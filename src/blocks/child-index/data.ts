import type { CardLayout, Headed, ResolvedCard } from '../../model/resolved.ts';

export interface ChildIndexData extends Headed {
  readonly layout?: CardLayout;
  readonly cards: readonly ResolvedCard[];
}
