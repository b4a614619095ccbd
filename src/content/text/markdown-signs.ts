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
    for (const { index, 0: stars } of line.matchAll(/(?<!\*)\*{2,3}(?!\*)/g)) {
      const [before = ' ', after = ' '] = [line[index - 1], line[index + stars.length]];
      const isAlone = /\s/.test(open === undefined ? after : before);
      if (isAlone && /\s/.test(open === undefined ? before : after)) continue;
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
