import { MAX_DEPTH } from '../json/parse.ts';
import { BLOCK_START, boldSlips, linkSlips, type Slip, unclosedSlips } from './markdown-signs.ts';
import { cellsOf, isAligning, WRITTEN_TAGS } from './simple-markdown.ts';

const FENCE = /^ {0,3}(?:`{3}|~{3})/;
const TAG = /(?<!\()<\/?([a-z][a-z0-9-]{0,30})(?=[\s/>])/gi;
const MERGE = /^<{7}(?: |$)/;

/** The lines of a text; code and what a backslash makes plain are blanked, so that signs in it say nothing. */
export function proseLines(text: string): string[] {
  const written = text.split('\n');
  // So are most.
  if (!/[`~\\]/.test(text)) return written;
  let isFenced = false;
  return written.map((line) => {
    if (FENCE.test(line)) {
      isFenced = !isFenced;
      return '';
    }
    if (isFenced) return '';
    const plain = line.replace(/\\./g, 'xx');
    return plain.includes('`')
      ? plain.replace(/(?<!`)(?:`[^`]+`|``[^`]+``|```[^`]+```)(?!`)/g, (code) => ' '.repeat(code.length))
      : plain;
  });
}

function* oneLineSlips(line: string): Generator<string> {
  if (MERGE.test(line))
    yield 'A mark of two merged versions stands here. Keep one version and remove the marks.';
  const [, signs, word] = /^ {0,3}(#{2,6})([^#\s]\S*)/.exec(line) ?? [];
  if (word !== undefined)
    yield `A heading needs a blank after “#”; without one the signs are shown. Write “${signs} ${word}”.`;
  if (/\[\^(?![^\]]{0,80}\]:)/.test(line))
    yield 'A text has no footnotes. Write the note in brackets, or below as a paragraph.';
  const names = Array.from(line.matchAll(TAG), ([, name = '']) => name);
  const lost = [...new Set(names)].filter((name) => !WRITTEN_TAGS.has(name.toLowerCase()));
  const [does, it, them] = lost.length > 1 ? ['do', 'they', 'them'] : ['does', 'it', 'it'];
  if (lost.length > 0)
    yield `${lost.map((name) => `<${name}>`).join(', ')} ${does} not stand in a text: ${it} would be left out. Write ${them} in Markdown, or use a section made for it.`;
  if (/[\])] {0,3}[[(]|\((?:[/#]|https?:|mailto:|tel:)/.test(line)) yield* linkSlips(line);
}

/** Lines that signs below them make a heading of; between two merged versions such signs are told of as that. */
function* underlinedSlips(lines: readonly string[]): Generator<Slip> {
  if (lines.some((line) => MERGE.test(line))) return;
  for (const [number, line] of lines.entries())
    if (
      /^ {0,3}(?:-+|=+)\s*$/.test(line) &&
      !BLOCK_START.test(lines[number - 1] ?? '') &&
      !isRow(lines[number - 1])
    )
      yield [
        number,
        'Signs below a line make a heading of it. Write “## ” before the heading, or leave a line empty above a rule.',
      ];
}

const isRow = (line: string | undefined) => line?.includes('|') === true;
const isRule = (line: string) => isRow(line) && isAligning(cellsOf(line));

function* tableSlips(lines: readonly string[]): Generator<Slip> {
  let wide: number | undefined;
  for (const [number, line] of lines.entries()) {
    const [above, below] = [lines[number - 1], lines[number + 1]];
    if (!isRow(line)) {
      wide = undefined;
      continue;
    }
    const cells = cellsOf(line).length;
    if (wide !== undefined) {
      const message = `This row has ${cells} cells and its table ${wide} columns: the last would be left out.`;
      if (cells > wide) yield [number, message];
    } else if (isRule(line) && isRow(above)) {
      const head = cellsOf(above ?? '').length;
      wide = Math.max(head, cells);
      const message = `The table’s head has ${head} cells and this line ${cells}: it would not be drawn as a table. Write as many.`;
      if (head !== cells) yield [number, message];
    } else if (/^\s*\|.*\|\s*$/.test(line) && isRow(below) && !isRow(above) && !isRule(below ?? ''))
      yield [number, 'A table needs a second line of hyphens, such as “| --- | --- |”, to be drawn.'];
  }
}

/** Links to names that the text does not explain. */
function* referenceSlips(lines: readonly string[]): Generator<Slip> {
  const known = new Set(
    lines.flatMap((line) => /^ {0,3}\[([^\][]+)\]:/.exec(line)?.[1]?.toLowerCase() ?? []),
  );
  for (const [number, line] of lines.entries())
    if (line.includes(']['))
      for (const [, words = '', name = ''] of line.matchAll(/\[([^\][]+)\]\[([^\][]*)\]/g))
        if (!known.has((name || words).toLowerCase()))
          yield [number, `The text does not say where “${name || words}” leads. Write “[words](/path)”.`];
}

function* slipsOfLines(lines: readonly string[]): Generator<Slip> {
  for (const [number, line] of lines.entries())
    if (/[<#[]/.test(line)) for (const message of oneLineSlips(line)) yield [number, message];
}

/** Bullets of a word processor, told once for the whole list. One alone may be an ornament. */
function* bulletSlips(lines: readonly string[]): Generator<Slip> {
  const [number, second] = lines.flatMap((line, at) => (/^\s*[•▪●]/.test(line) ? at : []));
  if (number !== undefined && second !== undefined)
    yield [number, 'This bullet would stand in the text as it is. Begin every entry of a list with “- ”.'];
}

/** Signs that open a quotation or an entry of a list, each with the blanks before it. */
const OPENING = /([ \t]*)(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))/y;
/** Words so far from their line’s beginning may be nested too deep: a tab is as wide as two levels. */
const FAR = /^[\s\d>+*.)-]{32}/;

/** How deep a line stands in quotations and lists, by the signs and the blanks before its words. */
function depthOf(line: string): number {
  let depth = 0;
  if (/^ {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,})$/.test(line)) return depth;
  OPENING.lastIndex = 0;
  for (let found = OPENING.exec(line); found; found = OPENING.exec(line))
    depth += 1 + Math.floor((found[1] ?? '').replaceAll('\t', '    ').length / 2);
  return depth;
}

/** The first line that stands so deep that the texts around it could not be built. */
function* deepSlips(lines: readonly string[]): Generator<Slip> {
  const number = lines.findIndex((line) => FAR.test(line) && depthOf(line) > MAX_DEPTH);
  const message = `Quotations and lists are nested more than ${MAX_DEPTH} levels deep here. Remove the signs and blanks before the words that are too many.`;
  if (number >= 0) yield [number, message];
}

/** What is looked for, and the signs without which a text has none of it: most have none at all. */
const LOOKS: readonly (readonly [
  signs: readonly string[],
  look: (lines: readonly string[]) => Iterable<Slip>,
])[] = [
  [['<', '#', '['], slipsOfLines],
  [['**'], boldSlips],
  [['*', '_', '~~', '`'], unclosedSlips],
  [['\n-', '\n=', '\n '], underlinedSlips],
  [['|'], tableSlips],
  [[']['], referenceSlips],
  [['•', '▪', '●'], bulletSlips],
  [['>', '- ', '* ', '+ ', '. ', ') '], deepSlips],
];

/** What of a Markdown text would be shown otherwise than it is meant. In the order of its lines. */
export function markdownSlips(text: string): Slip[] {
  const looks = LOOKS.filter(([signs]) => signs.some((sign) => text.includes(sign)));
  if (looks.length === 0) return [];
  const lines = proseLines(text);
  const slips = looks.flatMap(([, look]) => [...look(lines)]);
  const fences = /`{3}|~{3}/.test(text)
    ? text.split('\n').flatMap((line, number) => (FENCE.test(line) ? number : []))
    : [];
  // Code that is begun and not ended holds all that follows.
  if (fences.length % 2 === 1)
    slips.push([
      fences.at(-1) ?? 0,
      'All that follows this line would be shown as code. Write the line again where the code ends.',
    ]);
  return slips.sort(([a], [b]) => a - b);
}
