import type { ItemData } from '../../model/item-data.ts';
import type { Headed, TextLanguage } from '../../model/resolved.ts';

type Name = 'id' | 'name' | 'fullName' | 'designation';

export interface TeamListData extends Headed {
  readonly people: readonly (TextLanguage &
    Readonly<Record<Name, string>> &
    Pick<ItemData, 'image' | 'paragraphs'>)[];
  readonly labels: { readonly close: string };
}
