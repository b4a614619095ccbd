import type { Headed, ResolvedCard, ResolvedLink } from '../../model/resolved.ts';

export interface WhatsNewData extends Headed {
  readonly columns: readonly {
    readonly heading: string;
    readonly cards: readonly ResolvedCard[];
    readonly more: ResolvedLink;
  }[];
}
