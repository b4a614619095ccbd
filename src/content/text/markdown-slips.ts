import { TAGS } from './rich-tags.ts';

/** What a visitor would see as it is written, or not at all. */
export interface Slip {
  /** The line of the text, from 0. */
  readonly line: number;
  readonly message: string;
}

const KEPT = new Set<string>([...TAGS, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
/** Most texts have none of these, and are looked at no further. */
const SUSPECT = /[<|#]|\*\*|\]\[|\[\^/;
const FENCE = /^ {0,3}(?:`{3}|~{3})/;
const BLOCK_START = /^\s*(?:[-+*>|#]\s?|\d{1,9}[.)]\s|$)/;

/** The lines of a text; code and what a backslash makes plain are blanked, so that signs in it say nothing. */
function proseLines(text: string): string[] {
  let isFenced = false;
  return text.split('\n').map((line) => {
    if (FENCE.test(line)) {
      isFenced = !isFenced;
      return '';
    }
    if (isFenced) return '';
    const plain = line.replace(/\\./g, '  ');
    return plain.includes('`') ? plain.replace(/(`+)[^`]+\1/g, (code) => ' '.repeat(code.length)) : plain;
  });
}

function* oneLineSlips(line: string): Generator<string> {
  if (/^<{7}(?: |$)/.test(line))
    yield 'A mark of two merged versions stands here. Keep one version and remove the marks.';
  else if (/^ {0,3}#{2,6}[^#\s]/.test(line))
    yield 'A heading needs a blank after “#”; without one the signs are shown. Write “## Two”.';
  if (/\[\^(?![^\]]{0,80}\]:)/.test(line))
    yield 'A text has no footnotes. Write the note in brackets, or below as a paragraph.';
  for (const [, name = ''] of line.matchAll(/(?<!\()<\/?([a-z][a-z0-9-]{0,30})(?=[\s/>])/gi))
    if (!KEPT.has(name.toLowerCase())) {
      yield `<${name}> does not stand in a text: it would be left out. Write it in Markdown, or use a section made for it.`;
      break;
    }
}

/** Pairs of stars that make nothing bold: one that is not closed, or one that stands beside a blank. */
function emphasisSlips(lines: readonly string[]): Slip[] {
  const slips: Slip[] = [];
  let open: number | undefined;
  const close = () => {
    if (open !== undefined)
      slips.push({
        line: open,
        message: 'The two stars “**” before bold words are not closed. Write two more behind the words.',
      });
    open = undefined;
  };
  for (const [number, line] of lines.entries()) {
    if (BLOCK_START.test(line)) close();
    if (!line.includes('**')) continue;
    for (const { index, 0: stars } of line.matchAll(/(?<!\*)\*{2,3}(?!\*)/g)) {
      const [before = ' ', after = ' '] = [line[index - 1], line[index + stars.length]];
      const isAlone = /\s/.test(open === undefined ? after : before);
      if (isAlone && /\s/.test(open === undefined ? before : after)) continue;
      if (isAlone)
        slips.push({
          line: number,
          message:
            'A blank stands between the stars “**” and the bold words, so that the stars are shown. Remove the blank.',
        });
      open = open === undefined && !isAlone ? number : undefined;
    }
  }
  close();
  return slips;
}

const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|');
const isRow = (line: string | undefined) => line?.includes('|') === true;
const isRule = (line: string) => isRow(line) && cellsOf(line).every((cell) => /^:?-+:?$/.test(cell.trim()));

function tableSlips(lines: readonly string[]): Slip[] {
  const slips: Slip[] = [];
  let wide: number | undefined;
  for (const [number, line] of lines.entries()) {
    if (!isRow(line)) wide = undefined;
    else if (wide !== undefined) {
      const cells = cellsOf(line).length;
      if (cells > wide)
        slips.push({
          line: number,
          message: `This row has ${cells} cells and its table ${wide} columns: the last would be left out.`,
        });
    } else if (isRule(line) && isRow(lines[number - 1])) {
      const [head, rule] = [cellsOf(lines[number - 1] ?? '').length, cellsOf(line).length];
      wide = Math.max(head, rule);
      if (head !== rule)
        slips.push({
          line: number,
          message: `The table’s head has ${head} cells and this line ${rule}: it would not be drawn as a table. Write as many.`,
        });
    } else if (
      /^\s*\|.*\|\s*$/.test(line) &&
      isRow(lines[number + 1]) &&
      !isRow(lines[number - 1]) &&
      !isRule(lines[number + 1] ?? '')
    )
      slips.push({
        line: number,
        message: 'A table needs a second line of hyphens, such as “| --- | --- |”, to be drawn.',
      });
  }
  return slips;
}

/** Links to names that the text does not explain. */
function referenceSlips(lines: readonly string[]): Slip[] {
  const known = new Set(
    lines.flatMap((line) => /^ {0,3}\[([^\]]{1,200})\]:/.exec(line)?.[1]?.toLowerCase() ?? []),
  );
  return lines.flatMap((line, number) =>
    line.includes('][')
      ? [...line.matchAll(/\[([^\][]{1,200})\]\[([^\][]{0,200})\]/g)].flatMap(([, words = '', name = '']) =>
          known.has((name || words).toLowerCase())
            ? []
            : {
                line: number,
                message: `The text does not say where “${name || words}” leads. Write “[words](/path)”.`,
              },
        )
      : [],
  );
}

/** What of a Markdown text would be shown otherwise than it is meant. In the order of its lines. */
export function markdownSlips(text: string): Slip[] {
  if (!SUSPECT.test(text)) return [];
  const lines = proseLines(text);
  const single = lines.flatMap((line, number) =>
    line === '' ? [] : [...oneLineSlips(line)].map((message) => ({ line: number, message })),
  );
  return [...single, ...emphasisSlips(lines), ...tableSlips(lines), ...referenceSlips(lines)].sort(
    (a, b) => a.line - b.line,
  );
}
