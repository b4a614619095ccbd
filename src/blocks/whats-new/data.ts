import type { ResolvedCard, ResolvedLink } from '../../model/resolved.ts';

export interface WhatsNewData {
  readonly heading: string;
  readonly eyebrow?: string | undefined;
  readonly columns: readonly {
    readonly heading: string;
    readonly cards: readonly ResolvedCard[];
    readonly more: ResolvedLink;
  }[];
}
