import type { SearchFound } from '../../model/search-index.ts';
import { foldWord, isUnspaced, tokensOf } from '../../ui/search-tokens.ts';

/** A piece of a text: one of the words that were found, or what stands between them. */
export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/** Characters that are shown, at most, and how far in the first word found may stand before the beginning is cut off. */
const LENGTH = 240;
const FAR = 90;
const BEFORE = 40;

/** Cuts a text where words begin and end that a search found. */
export function mark(text: string, words: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { word, start } of tokensOf(text)) {
    if (!words.has(foldWord(word))) continue;
    if (start > end) pieces.push({ text: text.slice(end, start), marked: false });
    const begun = start < end ? (pieces.pop()?.text ?? '') : '';
    pieces.push({ text: begun + text.slice(Math.max(start, end), start + word.length), marked: true });
    end = start + word.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), marked: false });
  return pieces;
}

function firstFound(text: string, words: ReadonlySet<string>): number {
  return tokensOf(text).find(({ word }) => words.has(foldWord(word)))?.start ?? -1;
}

function cut(text: string, at: number): string {
  // Letters of scripts without blanks are twice as wide, and a text is cut between any two of them.
  const wide = isUnspaced(text) ? 2 : 1;
  const blank = text.indexOf(' ', at - BEFORE / wide) + 1;
  const near = blank > 0 && blank <= at ? blank : wide > 1 ? at - BEFORE / wide : 0;
  const from = at > FAR / wide ? near : 0;
  const begun = from > 0 ? `… ${text.slice(from)}` : text;
  if (begun.length <= LENGTH / wide) return begun;
  return `${begun.slice(0, wide > 1 ? LENGTH / wide : begun.lastIndexOf(' ', LENGTH))} …`;
}

/**
 * The part of an entry's text in which a search found its words: of its summary, else of the rest those that its title
 * does not say already, else its summary's beginning.
 */
export function excerpt({ entry, words }: SearchFound): Piece[] {
  const { title, text, body, headings } = entry;
  const said = new Set(tokensOf(title).map(({ word }) => foldWord(word)));
  const more = new Set([...words].filter((word) => !said.has(word)));
  for (const [part, wanted] of [[text, words] as const, [body, more] as const, [headings, more] as const]) {
    const at = firstFound(part, wanted);
    if (at !== -1) return mark(cut(part, at), words);
  }
  return mark(cut(text, 0), words);
}
