import type { ItemData } from '../../model/item-data.ts';
import type { Headed, TextLanguage } from '../../model/resolved.ts';

export interface TeamListData {
  readonly people: readonly (TextLanguage & {
    readonly id: string;
    readonly name: string;
    /** Set where there is no card to open. */
    readonly plain?: true;
    /** The page of who has no card to open, where there is one. */
    readonly href?: string;
  })[];
  readonly labels: { readonly close: string };
  /** The shape of all portraits, for the style; undefined where there is none. */
  readonly frame?: string | undefined;
  /** Those of `people`, in their order. */
  readonly shown?: Headed & {
    readonly stories: readonly {
      readonly position: string;
      readonly image: ItemData['image'] | undefined;
      readonly paragraphs: ItemData['paragraphs'] | undefined;
    }[];
  };
}
