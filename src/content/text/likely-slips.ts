import type { Slip } from './markdown-signs.ts';
import { proseLines } from './markdown-slips.ts';

/** Signs that mean something else than they look like, and what to write: each of them may be meant. */
const LIKELY: readonly (readonly [sign: RegExp, least: number, message: string])[] = [
  [
    /^ {0,3}-\p{L}/u,
    2,
    'Without a blank behind the hyphen these lines are running text. Begin every entry of a list with “- ”.',
  ],
  [
    /^ {0,3}\d{1,3}[.)]\p{L}/u,
    2,
    'Without a blank behind the number these lines are running text. Begin every entry of a list as “1. ”.',
  ],
  [
    /^ {0,3}#\p{Lu}(?!\p{L}*\p{Ll}\p{Lu})(?!.*#)/u,
    1,
    'A heading needs a blank after “#”; without one the sign is shown.',
  ],
  [
    /(?<![~\p{L}\p{N}])~[\p{Sc}\d][^~]{0,200}[^~\s]~(?!~)/u,
    1,
    'Two “~” strike out what stands between them. Write “about”, or “\\~” where the sign itself is meant.',
  ],
];

/** In a word: not in a path, such as C:\new, nor at the beginning of a sign, such as \nabla or x\neq, nor behind a backslash of its own. */
const LINE_BREAK = /^(?!\W?[A-Za-z]:\\)[^\\]*(?:\\n(?!\p{Ll})|(?:\p{L}{2}|[.,:;!?)])\\n)/u;

/** Lines with blanks before them that begin a paragraph are shown as code, unless they go on with an entry of a list. */
const isCode = (written: string, lines: readonly string[], number: number): boolean =>
  /^(?: {4}|\t)\s*\p{L}/u.test(written) &&
  lines[number] !== '' &&
  (lines[number - 1] ?? '').trim() === '' &&
  !lines.slice(0, number).some((line) => /^ {0,3}(?:[-+*]|\d{1,9}[.)])\s/.test(line));

/** The line of an entry that lacks its blank behind one that has it: it runs on from that, and all after it are numbered anew. */
function lostEntry(lines: readonly string[]): number {
  const seen = new Set<number>();
  return lines.findIndex((line) => {
    const [, figure, blank] = /^ {0,3}(\d{1,3})[.)](?:( )|[\p{L}*[])/u.exec(line) ?? [];
    if (blank) seen.add(Number(figure));
    return figure !== undefined && !blank && seen.has(Number(figure) - 1);
  });
}

/** What of a Markdown text is probably shown otherwise than it is meant. */
export function likelySlips(text: string): Slip[] {
  const written = text.split('\n');
  // Most texts have none of it.
  if (!/[~\\]/.test(text) && !written.some((line) => /^[-\d#\s]/.test(line))) return [];
  const lines = proseLines(text);
  const slips = LIKELY.flatMap(([sign, least, message]): Slip[] => {
    const [first, ...more] = lines.filter((line) => sign.test(line));
    return first === undefined || more.length + 1 < least ? [] : [[lines.indexOf(first), message]];
  });
  const lost = lostEntry(lines);
  if (lost !== -1 && !slips.some(([line]) => line === lost))
    slips.push([
      lost,
      'Without a blank behind the number this entry of the list runs on from the one before it. Write one, as in “1. ”.',
    ]);
  const code = written.findIndex((line, number) => isCode(line, lines, number));
  if (code !== -1) slips.push([code, 'Four blanks before a paragraph show it as code. Remove the blanks.']);
  const broken = written.findIndex(
    (line, number) =>
      line.includes('\\n') &&
      lines[number] !== '' &&
      !line.includes('`') &&
      line.split(/\s+/).some((word) => LINE_BREAK.test(word)),
  );
  if (broken !== -1)
    slips.push([
      broken,
      '“\\n” is shown as it stands: write “\\n” in JSON with one backslash, or the text as a list of lines.',
    ]);
  return slips.sort(([a], [b]) => a - b);
}
