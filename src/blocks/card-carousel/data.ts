import type { Headed, ResolvedCard } from '../../model/resolved.ts';

export interface CardCarouselData extends Headed {
  readonly cards: readonly ResolvedCard[];
  readonly labels: { readonly previous: string; readonly next: string };
}
