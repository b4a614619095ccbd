import type { RichElement, RichNode, RichTag, RichText } from '../../model/resolved.ts';
import { HEADINGS, TAGS } from '../../model/resolved.ts';

/** The tags that may be written in a text. */
export const WRITTEN_TAGS: ReadonlySet<string> = new Set([...TAGS, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

// Control characters too are left to the parser, which replaces or keeps each by its own rules.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const SIGNS = /[*_`[\]<>#|~\\&!\u0000-\u001f]/;
const OPENS_A_BLOCK = /^(?:[-+=]|\d+[.)])/;
const ADDRESS = /https?:|www\.|@/i;

/** A line in which Markdown knows no sign: it says what is written. */
const isPlain = (line: string) =>
  line !== '' &&
  line === line.trim() &&
  !OPENS_A_BLOCK.test(line) &&
  !SIGNS.test(line) &&
  !ADDRESS.test(line);

const element = (tag: RichTag, children: readonly RichNode[], more?: Partial<RichElement>): RichElement => ({
  tag,
  ...more,
  children,
});

/** Words between which and the next no sign stands that would make `**` something else. */
const isBold = (part: string) => isPlain(part) && /^[\p{L}\p{N}](?:.*[\p{L}\p{N}])?$/u.test(part);

/** What stands before, between and after bold words: a space, or a mark after them, keeps them apart. */
const isBeside = (part: string, isFirst: boolean, isLast: boolean) =>
  part === ''
    ? isFirst || isLast
    : (isFirst || /^[ ,.;:)]/.test(part)) &&
      (isLast || part.endsWith(' ')) &&
      isPlain(part.slice(isFirst || !part.startsWith(' ') ? 0 : 1, isLast ? undefined : -1));

/** A line whose only signs are `**` around whole words. */
function inline(text: string): RichNode[] | undefined {
  const parts = text.split('**');
  const last = parts.length - 1;
  if (last === 0) return isPlain(text) ? [text] : undefined;
  const fits = parts.every((part, i) => (i % 2 === 1 ? isBold(part) : isBeside(part, i === 0, i === last)));
  if (last % 2 === 1 || !fits) return undefined;
  const nodes = parts.map((part, i) => (i % 2 === 1 ? element('strong', [part]) : part));
  return nodes.filter((node) => node !== '');
}

/** Each line made by itself; undefined where one of them is not simple. */
function eachOf(tag: RichTag, lines: readonly string[], more: readonly (object | undefined)[] = []) {
  const made = lines.flatMap((line, i) => {
    const nodes = inline(line);
    return nodes ? [element(tag, nodes, more[i])] : [];
  });
  return made.length === lines.length ? made : undefined;
}

function paragraph(text: string): RichElement | undefined {
  const nodes = text.split('\n').every(isPlain) ? [text] : inline(text);
  return nodes && element('p', nodes);
}

function list(lines: readonly string[]): RichElement | undefined {
  const entries = lines.map((line) => (line.startsWith('- ') ? line.slice(2) : ''));
  const items = eachOf('li', entries);
  return items && element('ul', items);
}

const ALIGN = new Map([
  ['left', /^:-+$/],
  ['center', /^:-+:$/],
  ['right', /^-+:$/],
] as const);

/** The cells of a table's row, whether bars stand at its ends or not. */
export const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** True for the cells of the line below a table's head. */
export const isAligning = (cells: readonly string[]) => cells.every((cell) => /^:?-+:?$/.test(cell));

function table(lines: readonly string[]): RichElement | undefined {
  if (!lines.every((line) => line.startsWith('|') && line.endsWith('|'))) return undefined;
  const [head = [], rule = [], ...rows] = lines.map(cellsOf);
  if (rows.length === 0 || !isAligning(rule)) return undefined;
  const aligned = rule.map((cell) => {
    const [align] = [...ALIGN].find(([, sign]) => sign.test(cell)) ?? [];
    return align && { align };
  });
  const made = [head, ...rows].flatMap((row, i) => {
    const cells = row.length === rule.length ? eachOf(i === 0 ? 'th' : 'td', row, aligned) : undefined;
    return cells ? [element('tr', cells)] : [];
  });
  if (made.length <= rows.length) return undefined;
  return element('table', [element('thead', made.slice(0, 1)), element('tbody', made.slice(1))]);
}

/** A block of a text, with the depth of its heading where it is one. */
interface Block {
  readonly depth?: number;
  readonly made: RichElement;
}

function blockOf(text: string): Block | undefined {
  const [, signs, words = ''] = /^(#{1,6}) (.*)$/.exec(text) ?? [];
  const title = signs === undefined ? undefined : inline(words);
  if (signs !== undefined) return title && { depth: signs.length, made: element('h2', title) };
  const lines = text.split('\n');
  const made = text.startsWith('- ') ? list(lines) : text.startsWith('|') ? table(lines) : paragraph(text);
  return made && { made };
}

/**
 * Compiles a text of plain paragraphs, bold words, headings, tables and lists without the parser, which takes a
 * hundred times as long; undefined where anything else stands in it. Most texts are such.
 */
export function simpleMarkdown(text: string): RichText | undefined {
  const blocks: Block[] = [];
  let above: string | undefined;
  for (const part of text.split(/\n(?:[ \t]*\n)+/)) {
    if (part === '') continue;
    const block = blockOf(part);
    // Two lists, one after the other, are one to Markdown.
    if (!block || (above === 'ul' && block.made.tag === 'ul')) return undefined;
    above = block.made.tag;
    blocks.push(block);
  }
  const top = Math.min(...blocks.map(({ depth = 7 }) => depth));
  return blocks.map(({ depth, made }) =>
    depth === undefined ? made : { ...made, tag: HEADINGS[Math.min(depth - top, 2)] ?? 'h4' },
  );
}
