import type { SourcePlace } from '../../model/sources.ts';
import { lineStarts, nodesIn, placeOf } from '../diagnostics/locate.ts';
import { knownAbove } from '../diagnostics/pointer.ts';
import { rememberedBy } from '../json/remembered.ts';
import type { SiteIndex } from '../site/site-index.ts';

/**
 * Makes a function that tells where a field is written: in the translation, where that says it, else in the original.
 * @param index the site in the language that is shown
 * @param code of that language; undefined for the site's own
 */
export function createPositions(index: SiteIndex, main: SiteIndex, code: string | undefined) {
  const read = rememberedBy((path: string) => {
    const text = main.allFiles.get(path)?.text ?? '';
    return { nodes: nodesIn(text), starts: lineStarts(text) };
  });

  return (original: string, wanted: string): SourcePlace => {
    const origins = index.files.get(original)?.origins;
    const isTranslated = code !== undefined && origins?.isTranslated(wanted) === true;
    const path = isTranslated ? `locales/${code}/${original}` : original;
    const file = read(path);
    const pointer = knownAbove(file.nodes, isTranslated ? (origins.placeOf(wanted) ?? '') : wanted);
    const { offset } = file.nodes.get(pointer) ?? { offset: 0 };
    const { line, column } = placeOf(file.starts, [offset, offset]);
    const field = { file: original, pointer: wanted };
    return { file: `${index.input.name}/${path}`, line, column, pointer, original: field };
  };
}
