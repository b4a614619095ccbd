import type { Headed, ResolvedCard } from '../../model/resolved.ts';

export interface CardCarouselData extends Headed {
  readonly cards: readonly ResolvedCard[];
  readonly labels: Readonly<Record<'previous' | 'next' | 'slidesShown' | 'slidesRange', string>>;
}
