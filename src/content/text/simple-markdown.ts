import type { RichElement, RichNode, RichTag, RichText } from '../../model/resolved.ts';

/** The tags of headings, from the shallowest of a text on. */
export const HEADINGS = ['h2', 'h3', 'h4'] as const;

// Control characters too are left to the parser, which replaces or keeps each by its own rules.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const SIGNS = /[*_`[\]<>#|~\\&!\u0000-\u001f]/;
const OPENS_A_BLOCK = /^\s|\s$|^[-+=]|^\d+[.)]|https?:|www\.|@/i;

/** A line in which Markdown knows no sign: it says what is written. */
const isPlain = (line: string) => line !== '' && !SIGNS.test(line) && !OPENS_A_BLOCK.test(line);

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

/** A paragraph whose only signs are `**` around whole words. */
function paragraph(text: string): RichElement | undefined {
  const parts = text.split('**');
  const last = parts.length - 1;
  if (last === 0) return text.split('\n').every(isPlain) ? element('p', [text]) : undefined;
  const fits = parts.every((part, i) => (i % 2 === 1 ? isBold(part) : isBeside(part, i === 0, i === last)));
  if (last % 2 === 1 || !fits) return undefined;
  const children = parts.map((part, i) => (i % 2 === 1 ? element('strong', [part]) : part));
  return element(
    'p',
    children.filter((part) => part !== ''),
  );
}

function list(lines: readonly string[]): RichElement | undefined {
  const items = lines.map((line) => (line.startsWith('- ') ? line.slice(2) : ''));
  if (!items.every(isPlain)) return undefined;
  return element(
    'ul',
    items.map((item) => element('li', [item])),
  );
}

const ALIGN = new Map([
  ['left', /^:-+$/],
  ['center', /^:-+:$/],
  ['right', /^-+:$/],
] as const);

const cellsOf = (line: string) =>
  line.startsWith('|') && line.endsWith('|')
    ? line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim())
    : [];

function table(lines: readonly string[]): RichElement | undefined {
  const [head = [], rule = [], ...rows] = lines.map(cellsOf);
  const fits = [head, ...rows].every((row) => row.length === rule.length && row.every(isPlain));
  if (rows.length === 0 || rule.length === 0 || !fits || !rule.every((cell) => /^:?-+:?$/.test(cell)))
    return undefined;
  const aligned = rule.map((cell) => {
    const [align] = [...ALIGN].find(([, sign]) => sign.test(cell)) ?? [];
    return align && { align };
  });
  const row = (tag: 'th' | 'td') => (cells: readonly string[]) =>
    element(
      'tr',
      cells.map((cell, i) => element(tag, [cell], aligned[i])),
    );
  return element('table', [element('thead', [row('th')(head)]), element('tbody', rows.map(row('td')))]);
}

/** A block of a text, with the depth of its heading where it is one. */
interface Block {
  readonly depth?: number;
  readonly made: RichElement;
}

function blockOf(text: string): Block | undefined {
  const [, signs, words = ''] = /^(#{1,6}) (.*)$/.exec(text) ?? [];
  if (signs !== undefined)
    return isPlain(words) ? { depth: signs.length, made: element('h2', [words]) } : undefined;
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
