import type { CheckedSite } from '../content/compile.ts';
import { decode } from '../content/json/parse.ts';
import { heldBack } from '../content/site/items.ts';
import type { SiteIndex } from '../content/site/site-index.ts';
import { pretty, summary } from './formats/pretty.ts';

/** The text of a file that a diagnostic names; of one that is no UTF-8 what comes before its first wrong sign. */
export function textOf({ index }: CheckedSite): (file: string) => string | undefined {
  return (file) => {
    const path = file.slice(index.input.name.length + 1);
    const source = index.input.files.get(path);
    const decoded = source instanceof Uint8Array ? decode(source) : undefined;
    return decoded && 'problem' in decoded ? decoded.problem.upTo : index.allFiles.get(path)?.text;
  };
}

/** A line about what waits for its day; empty where nothing does. */
export const waiting = (index: SiteIndex): string => index.recall('waiting', () => heldLine(index));

function heldLine(index: SiteIndex): string {
  const held = heldBack(index.collections, index);
  if (!held) return '';
  const entries = held.count === 1 ? '1 entry waits' : `${held.count} entries wait`;
  return `${entries}, the next on ${held.next}.\n`;
}

/** How many warnings are shown beside the mistakes: whoever has more of them asks `validate`. */
const WARNINGS = 10;

/** The mistakes of a site and its first warnings, each with the lines around it, and their sum; empty where there are none. */
export function mistakesTold(checked: CheckedSite): string {
  const { diagnostics, index } = checked;
  if (diagnostics.length === 0) return '';
  const colored = process.stderr.isTTY === true && !process.env.NO_COLOR;
  let left = WARNINGS;
  const shown = diagnostics.filter(({ severity }) => severity === 'error' || left-- > 0);
  const told = pretty(shown, textOf(checked), colored);
  const more = left < 0 ? `… and ${-left} more: “validate” shows all warnings.\n\n` : '';
  return `${told}\n${more}${summary(diagnostics, index.input.files.size)}\n`;
}

export const tellMistakes = (checked: CheckedSite): void => void process.stderr.write(mistakesTold(checked));
