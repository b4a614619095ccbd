import type { ItemData } from '../../model/item-data.ts';
import type { Headed, TextLanguage } from '../../model/resolved.ts';

export interface TeamListData {
  readonly people: readonly (TextLanguage & Readonly<Record<'id' | 'name', string>>)[];
  readonly labels: { readonly close: string };
  /** Those of `people`, in their order. */
  readonly shown?: Headed & {
    readonly stories: readonly Pick<ItemData, 'position' | 'image' | 'paragraphs'>[];
  };
}
