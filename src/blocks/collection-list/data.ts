import type { ResolvedCard, ResolvedImage, RichText } from '../../model/resolved.ts';

export interface PageLink {
  readonly label: string;
  readonly name: string;
  readonly href: string;
  readonly current: boolean;
}

export interface CollectionListData {
  readonly heading: string;
  readonly eyebrow?: string | undefined;
  readonly text?: RichText | undefined;
  readonly collection: string;
  readonly cards: readonly ResolvedCard[];
  /** `56 items`. */
  readonly count: string;
  readonly pagination: {
    readonly name: string;
    readonly status: string;
    readonly pages: readonly PageLink[];
    readonly previous: { readonly label: string; readonly href: string } | null;
    readonly next: { readonly label: string; readonly href: string } | null;
  } | null;
  readonly empty: {
    readonly text: string;
    readonly help: string;
    readonly image?: ResolvedImage | undefined;
  };
}
