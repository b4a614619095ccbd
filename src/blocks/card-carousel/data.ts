import type { ResolvedCard, RichText } from '../../model/resolved.ts';

export interface CardCarouselData {
  readonly heading: string;
  readonly eyebrow?: string | undefined;
  readonly text?: RichText | undefined;
  readonly cards: readonly ResolvedCard[];
  readonly labels: { readonly previous: string; readonly next: string };
}
