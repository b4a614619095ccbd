import { pointerTo } from '../../diagnostics/pointer.ts';
import { isArray, isObject, type JsonObject, own } from '../../json/json.ts';
import type { ContentFile } from '../../site/content-file.ts';

/** The blocks of one type in a page's sections or an item's body. */
export const blocksOf = (
  { value }: ContentFile,
  type: string,
): { readonly block: JsonObject; readonly pointer: string }[] =>
  ['sections', 'body'].flatMap((key) => {
    const list = isObject(value) ? own(value, key) : undefined;
    return (isArray(list) ? list : []).flatMap((block, index) =>
      isObject(block) && own(block, 'type') === type ? { block, pointer: pointerTo(`/${key}`, index) } : [],
    );
  });
