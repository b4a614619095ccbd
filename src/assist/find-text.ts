import { lineStarts, nodesIn, placeOf } from '../content/diagnostics/locate.ts';
import type { SiteIndex } from '../content/site/site-index.ts';

/** A text of the content that has the words, with its place. */
export interface FoundText {
  readonly file: string;
  readonly pointer: string;
  readonly line: number;
  readonly text: string;
}

const AROUND = 300;

/** Texts that hold some words, whatever their case; those that say nothing else first. */
export function findText(index: SiteIndex, words: string, most: number): FoundText[] {
  const wanted = words.toLowerCase();
  const found: FoundText[] = [];
  for (const { path, text } of index.allFiles.values()) {
    if (text === undefined || !text.toLowerCase().includes(JSON.stringify(wanted).slice(1, -1))) continue;
    const starts = lineStarts(text);
    for (const [pointer, node] of nodesIn(text)) {
      if (node.type !== 'string' || pointer.startsWith('/$source')) continue;
      const value = String(node.value);
      if (!value.toLowerCase().includes(wanted)) continue;
      const { line } = placeOf(starts, [node.offset, node.offset]);
      found.push({ file: path, pointer, line, text: value.slice(0, AROUND) });
    }
  }
  return found.sort((a, b) => a.text.length - b.text.length).slice(0, most);
}
