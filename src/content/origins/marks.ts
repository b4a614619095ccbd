import type { RichNode, RichText } from '../../model/resolved.ts';
import { compileMarkdown } from '../text/markdown.ts';

/**
 * Marks that travel with a text through every resolver: private-use characters around it, with the number of its source.
 * Marked texts are compared with those that are shown, and never shown themselves.
 */
const OPEN = '\ue000';
const NUMBERED = '\ue001';
const CLOSE = '\ue002';
const ZERO = 0xe010;
const MARKS = /\ue000([\ue010-\ue019]+)\ue001|\ue002/g;
const FIRST = /\ue000([\ue010-\ue019]+)\ue001/;

const digits = (source: number) =>
  [...String(source)].map((digit) => String.fromCharCode(ZERO + Number(digit))).join('');
const numberOf = (written: string) =>
  Number([...written].map((char) => String(char.charCodeAt(0) - ZERO)).join(''));

const opening = (source: number) => OPEN + digits(source) + NUMBERED;

export const markText = (text: string, source: number): string => opening(source) + text + CLOSE;

/** Only behind its first character a path stays one: `/` is what everybody looks for. */
export const markPath = (path: string, source: number): string =>
  path.slice(0, 1) + opening(source) + CLOSE + path.slice(1);

export const withoutMarks = (text: string): string =>
  text.includes(OPEN) || text.includes(CLOSE) ? text.replace(MARKS, '') : text;

/** A template that is nothing but `{name}`, around what fills it. */
const WRAPPED = /^\ue000[\ue010-\ue019]+\ue001(\ue000[\ue010-\ue019]+\ue001.*\ue002)\ue002$/s;

/**
 * The source of a text. Where a template and what fills it are both marked, that of the template, unless it says nothing
 * itself: of `{email}` the variable is what an editor looks for.
 */
export function sourceIn(text: string): number | undefined {
  const inner = WRAPPED.exec(text)?.[1];
  if (inner !== undefined && piecesOf(inner).length === 1) return sourceIn(inner);
  const found = FIRST.exec(text)?.[1];
  return found === undefined ? undefined : numberOf(found);
}

/** Where each outermost marked piece begins in the text without marks, and its source. */
function piecesOf(text: string) {
  const pieces: { readonly start: number; readonly source: number }[] = [];
  let depth = 0;
  let plain = 0;
  let last = 0;
  for (const match of text.matchAll(MARKS)) {
    plain += match.index - last;
    last = match.index + match[0].length;
    const [, number] = match;
    if (number !== undefined && depth === 0) pieces.push({ start: plain, source: numberOf(number) });
    depth += number === undefined ? -1 : 1;
  }
  return pieces;
}

/** Where a text of the tree begins in the source, searched from a place on; it may be written with escapes. */
function find(text: string, source: string, from: number): number {
  const words = text.trim();
  const whole = source.indexOf(words, from);
  if (whole !== -1) return whole;
  const [first = words] = words.split(/[\s*_`\\&<>[\]]+/).filter((word) => word.length > 3);
  return source.indexOf(first, from);
}

/** Compiles marked Markdown: every text of the tree is marked with the line that it is written in. */
export function compileMarked(text: string, href: (target: string) => string): RichText {
  const pieces = piecesOf(text);
  const plain = withoutMarks(text);
  const [only] = pieces;
  const tree = compileMarkdown(plain, href);
  if (!only) return tree;
  let at = 0;
  const mark = (node: RichNode): RichNode => {
    if (typeof node !== 'string')
      return { ...node, ...(node.children && { children: node.children.map(mark) }) };
    const found = find(node, plain, at);
    if (found !== -1) at = found;
    const piece = pieces.findLast(({ start }) => start <= at) ?? only;
    return node.trim() === '' ? node : markText(node, piece.source);
  };
  return tree.map(mark);
}
