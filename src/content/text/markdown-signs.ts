/** What a visitor would see as it is written, or not at all. The lines of a text count from 0. */
export type Slip = readonly [line: number, message: string];

/** A line with which no paragraph goes on. */
export const BLOCK_START = /^\s*(?:[-+*>|#]\s?|\d{1,9}[.)]\s|$)/;

/** Pairs of stars that make nothing bold: one that is not closed, or one that stands beside a blank. */
export function* boldSlips(lines: readonly string[]): Generator<Slip> {
  let open: number | undefined;
  for (const [number, line] of [...lines, ''].entries()) {
    if (BLOCK_START.test(line)) {
      if (open !== undefined)
        yield [open, 'The two stars “**” before bold words are not closed. Write two more behind the words.'];
      open = undefined;
    }
    if (!line.includes('**')) continue;
    let loose: number | undefined;
    for (const { index, 0: stars } of line.matchAll(/(?<!\*)\*{2,3}(?!\*)/g)) {
      const [before = ' ', after = ' '] = [line[index - 1], line[index + stars.length]];
      const isLoose = /\s/.test(before) && /\s/.test(after);
      // Stars between blanks may be meant themselves; words between two of them were to be bold.
      const isPair =
        /\s/.test(before) && /[\s.,;:!?)]/.test(after) && /\p{L}/u.test(line.slice(loose ?? index, index));
      if (isLoose && open === undefined && !isPair) {
        loose = index;
        continue;
      }
      const isAlone = isPair || /\s/.test(open === undefined ? after : before);
      loose = undefined;
      const message =
        'A blank stands between the stars “**” and the bold words, so that the stars are shown. Remove the blank.';
      if (isAlone) yield [number, message];
      open = open === undefined && !isAlone ? number : undefined;
    }
  }
}

/** Signs around words: how one is told that opens them, and what it would make of them. */
const SIGNS = [
  ['*', /(?<!\*)\*(?!\*)/g, 'italics'],
  ['_', /(?<!_)_(?!_)/g, 'italics'],
  ['~~', /(?<!~)~~(?!~)/g, 'struck words'],
  ['`', /(?<!`)`(?!`)/g, 'code'],
] as const;

/** Signs before words that nothing closes in the same paragraph: they would be shown. */
export function* unclosedSlips(lines: readonly string[]): Generator<Slip> {
  for (const [sign, pattern, makes] of SIGNS) {
    if (!lines.some((line) => line.includes(sign))) continue;
    let open: number | undefined;
    for (const [number, line] of [...lines, ''].entries()) {
      if (BLOCK_START.test(line)) {
        const message = `The sign “${sign}” before words would make ${makes} of them, and is not closed. Write it behind them too, or “\\${sign}” where it is meant itself.`;
        if (open !== undefined) yield [open, message];
        open = undefined;
      }
      if (!line.includes(sign)) continue;
      for (const { index, 0: found } of line.matchAll(pattern)) {
        const opens =
          /[\s(]/.test(line[index - 1] ?? ' ') && /[\p{L}\p{N}]/u.test(line[index + found.length] ?? '');
        if (open === undefined) open = opens ? number : undefined;
        else if (/\S/.test(line[index - 1] ?? ' ')) open = undefined;
      }
    }
  }
}

/** A number is written with blanks elsewhere. */
function meantAddress(address: string): string {
  const [, number] = /^(?:tel:)?([+\d][\d\s().-]*)$/i.exec(address) ?? [];
  return number === undefined ? '/path' : `tel:${number.replace(/\s+/g, '-')}`;
}

/** What of a line is nearly a link. */
export function* linkSlips(line: string): Generator<string> {
  if (/\] {1,3}\((?:[/#]|https?:|mailto:|tel:)/.test(line))
    yield 'A blank stands between the link’s words and its address, so that both are shown. Write “[words](/path)”.';
  if (/\)\[(?:[/#]|https?:|mailto:|tel:)/.test(line))
    yield 'A link’s words stand in square brackets and its address in round ones. Write “[words](/path)”.';
  const open = /\[[^[\]()]{1,200}\((?:[/#]|https?:|mailto:|tel:)[^()\s]{0,500}\)/.exec(line);
  // A remark in square brackets may name an address in round ones.
  if (open && !/^[^[]*\]/.test(line.slice(open.index + open[0].length)))
    yield 'The bracket after a link’s words is missing. Write “[words](/path)”.';
  if (/(?<!!)\[\s{0,9}\]\(/.test(line))
    yield 'A link has no words, so that nobody can see it. Write “[words](/path)”.';
  for (const [, inner = '', end] of line.matchAll(/\]\(([^()]*(?:\([^()]*\)[^()]*)?)(\)?)/g)) {
    const address = inner.replace(/\s["'].*$/s, '').trim();
    if (end === '') yield 'The bracket after a link’s address is missing. Write “[words](/path)”.';
    else if (address === '') yield 'A link has no address. Write “[words](/path)”.';
    else if (/\s/.test(address) && !address.startsWith('<'))
      yield `A link’s address has no blanks. Write “[words](${meantAddress(address)})”.`;
  }
}
