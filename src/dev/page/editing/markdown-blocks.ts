/** A block of a Markdown text: from its first line to its last. */
export interface MarkdownBlock {
  readonly start: number;
  readonly end: number;
}

/** The blocks of a Markdown text: what blank lines part; a fenced block is one. */
function blocksOf(source: string): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  let start: number | undefined;
  let fence = '';
  let at = 0;
  for (const line of source.split('\n')) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    if (fence === '') fence = mark;
    else if (mark.startsWith(fence)) fence = '';
    const isBlank = line.trim() === '' && fence === '';
    if (!isBlank) start ??= at;
    else if (start !== undefined) {
      blocks.push({ start, end: at - 1 });
      start = undefined;
    }
    at += line.length + 1;
  }
  if (start !== undefined) blocks.push({ start, end: source.length });
  return blocks;
}

const bare = (text: string) =>
  text
    .replace(/\]\([^()]*\)/g, '')
    .replace(/\{[\w.]+\}/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** What shows a text: the fewest blocks in a row that have its words; the whole source where none have. */
export function blockWith(
  source: string,
  shown: string,
  variables: Readonly<Record<string, string>> = {},
): MarkdownBlock {
  const words = bare(shown);
  const blocks = blocksOf(source);
  const own = blocks.map(({ start, end }) =>
    bare(source.slice(start, end).replace(/\{([\w.]+)\}/g, (all, name: string) => variables[name] ?? all)),
  );
  let found: MarkdownBlock = { start: 0, end: source.length };
  let least = Number.POSITIVE_INFINITY;
  for (const [first, { start }] of blocks.entries()) {
    let row = '';
    for (let last = first; row.length < least && last < blocks.length; last += 1) {
      row += own[last];
      if (!row.includes(words) || row.length >= least) continue;
      found = { start, end: blocks[last]?.end ?? source.length };
      least = row.length;
    }
  }
  return found;
}

/** Where a block stands in what its text says by now, as it was or as others left it; undefined where that cannot be told. */
export function blockNow(source: string, block: MarkdownBlock, now: string): MarkdownBlock | undefined {
  const saysOf = (text: string) => blocksOf(text).map(({ start, end }) => text.slice(start, end));
  const isSame = (a: readonly string[], b: readonly string[]) => a.join('\n\n') === b.join('\n\n');
  const [old, said, places] = [saysOf(source), saysOf(now), blocksOf(now)];
  const first = blocksOf(source.slice(0, block.start)).length;
  const count = blocksOf(source.slice(block.start, block.end)).length;
  const mine = old.slice(first, first + count);
  const row = (at: number, length: number): MarkdownBlock | undefined => {
    const [from, to] = [places[at], places[at + length - 1]];
    return from && to && { start: from.start, end: to.end };
  };
  const found = [...said.keys()].filter((at) => isSame(said.slice(at, at + count), mine));
  if (found.length === 1) return row(found[0] ?? 0, count);
  // Where all around it is as it was, it is what stands between.
  const length = said.length - (old.length - count);
  const isAround =
    isSame(old.slice(0, first), said.slice(0, first)) &&
    isSame(old.slice(first + count), said.slice(first + length));
  if (length > 0 && isAround) return row(first, length);
  const isNew = length === count && !said.slice(first, first + count).some((each) => old.includes(each));
  return isNew ? row(first, count) : undefined;
}

/** A selection of a text, and the text. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Marks what is selected as bold, or takes the marks away. */
export function bold({ text, start, end }: Selected): Selected {
  const chosen = text.slice(start, end) || 'bold';
  const isBold = /^\*\*[\s\S]+\*\*$/.test(chosen);
  const fresh = isBold ? chosen.slice(2, -2) : `**${chosen}**`;
  return { text: text.slice(0, start) + fresh + text.slice(end), start, end: start + fresh.length };
}

/** @param name what the link says where nothing is selected */
export function link({ text, start, end }: Selected, href: string, name = href): Selected {
  const fresh = `[${text.slice(start, end) || name}](${href})`;
  return { text: text.slice(0, start) + fresh + text.slice(end), start, end: start + fresh.length };
}

/** Puts a mark before every line that is touched, or takes it away where all have it. */
export function marked({ text, start, end }: Selected, mark: '- ' | '## '): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const hasAll = lines.every((line) => line.startsWith(mark));
  const fresh = lines
    .map((line) => (hasAll ? line.slice(mark.length) : mark + line.replace(/^(#+|[-*+]) /, '')))
    .join('\n');
  return { text: text.slice(0, from) + fresh + text.slice(to), start: from, end: from + fresh.length };
}
