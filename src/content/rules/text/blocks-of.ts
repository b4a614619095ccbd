import type { Block } from '../../../model/content.gen.ts';
import { type UncheckedObject, unchecked } from '../../json/unchecked.ts';
import type { ContentFile } from '../../site/content-file.ts';
import { blocksIn } from '../../site/page-entries.ts';

type BlockOf<Type> = Extract<Block, { type: Type }>;

/** The blocks of one type in a page's sections or an item's body. */
export const blocksOf = <Type extends Block['type']>(
  { value }: ContentFile,
  type: Type,
): { readonly block: UncheckedObject<BlockOf<Type>>; readonly pointer: string }[] =>
  blocksIn(value).flatMap(({ block, pointer }) =>
    block.type === type ? { block: unchecked<BlockOf<Type>>(block), pointer } : [],
  );
