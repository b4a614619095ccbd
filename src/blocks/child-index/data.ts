import type { ResolvedCard, RichText } from '../../model/resolved.ts';

export interface ChildIndexData {
  readonly heading: string;
  readonly eyebrow?: string | undefined;
  readonly text?: RichText | undefined;
  readonly cards: readonly ResolvedCard[];
}
