import type { Headed, ResolvedCard } from '../../model/resolved.ts';

export interface ChildIndexData extends Headed {
  readonly cards: readonly ResolvedCard[];
}
