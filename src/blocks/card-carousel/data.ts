import type { Headed, ResolvedCard } from '../../model/resolved.ts';

export interface CardCarouselData {
  readonly count: number;
  readonly labels: Readonly<Record<'previous' | 'next' | 'slidesShown' | 'slidesRange', string>>;
  readonly shown?: Headed & { readonly cards: readonly ResolvedCard[] };
}
