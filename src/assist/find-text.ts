import { lineStarts, nodesIn, placeOf } from '../content/diagnostics/locate.ts';
import type { SiteIndex } from '../content/site/site-index.ts';

const AROUND = 300;

/** Texts of the content that hold some words, whatever their case, each with its place; those that say nothing else first. */
export function findText(index: SiteIndex, words: string, most: number) {
  const wanted = words.toLowerCase();
  const found = [...index.allFiles.values()].flatMap(({ path: file, text = '' }) => {
    if (!text.toLowerCase().includes(JSON.stringify(wanted).slice(1, -1))) return [];
    const starts = lineStarts(text);
    return [...nodesIn(text)].flatMap(([pointer, { type, value, offset }]) => {
      if (type !== 'string' || pointer.startsWith('/$source')) return [];
      const said = String(value);
      if (!said.toLowerCase().includes(wanted)) return [];
      return [{ file, pointer, line: placeOf(starts, [offset, offset]).line, text: said.slice(0, AROUND) }];
    });
  });
  return found.sort((a, b) => a.text.length - b.text.length).slice(0, most);
}
