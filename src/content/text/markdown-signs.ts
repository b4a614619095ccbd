/** What a visitor would see as it is written, or not at all. */
export interface Slip {
  /** The line of the text, from 0. */
  readonly line: number;
  readonly message: string;
}

/** A line with which no paragraph goes on. */
export const BLOCK_START = /^\s*(?:[-+*>|#]\s?|\d{1,9}[.)]\s|$)/;

/** Pairs of stars that make nothing bold: one that is not closed, or one that stands beside a blank. */
export function boldSlips(lines: readonly string[]): Slip[] {
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

/** Signs around words: how one is told that opens them, and what it would make of them. */
const SIGNS = [
  ['*', /(?<!\*)\*(?!\*)/g, 'italics'],
  ['_', /(?<!_)_(?!_)/g, 'italics'],
  ['~~', /(?<!~)~~(?!~)/g, 'struck words'],
  ['`', /(?<!`)`(?!`)/g, 'code'],
] as const;

/** Signs before words that nothing closes in the same paragraph: they would be shown. */
export function unclosedSlips(lines: readonly string[]): Slip[] {
  const slips: Slip[] = [];
  for (const [sign, pattern, makes] of SIGNS) {
    let open: number | undefined;
    const end = () => {
      if (open !== undefined)
        slips.push({
          line: open,
          message: `The sign “${sign}” before words would make ${makes} of them, and is not closed. Write it behind them too, or “\\${sign}” where it is meant itself.`,
        });
      open = undefined;
    };
    for (const [number, line] of lines.entries()) {
      if (BLOCK_START.test(line)) end();
      if (!line.includes(sign)) continue;
      for (const { index, 0: found } of line.matchAll(pattern)) {
        const opens =
          /[\s(]/.test(line[index - 1] ?? ' ') && /[\p{L}\p{N}]/u.test(line[index + found.length] ?? '');
        if (open === undefined) open = opens ? number : undefined;
        else if (/\S/.test(line[index - 1] ?? ' ')) open = undefined;
      }
    }
    end();
  }
  return slips;
}
