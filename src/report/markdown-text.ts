import { escapeText } from '../ground/escape.ts';
import { cut } from '../model/cut.ts';
import type { Part } from './words.ts';

/** Nothing to see, and enough to break what a host would make a mention or a reference of. */
const GAP = '&#8203;';

/**
 * A text of the content as Markdown that shows exactly it: no markup, no link, and no `@name` or `#12` that would
 * notify anybody.
 */
export function md(text: string): string {
  return silent(plain(text).replace(/[\\`*_~[\]|$]/g, '\\$&')).replace(/^([-+=#]|\d+[.)])(?=\s|$)/, (start) =>
    start.replace(/[-+=#.)]/, '\\$&'),
  );
}

/** The same within HTML, where Markdown has no say. */
export const inHtml = (text: string): string => silent(plain(text));

/** On one line, without tags and entities; quotation marks stay readable. */
const plain = (text: string) => escapeText(text.replace(/\s+/g, ' '), /[&<>]/g);

/** Where a mention, a reference, an address or a symbol by name would begin. One pass: a gap holds such signs itself. */
const LOUD = /@(?=[\w-])|#(?=\w)|:(?=\/\/)|\bwww(?=\.)|\bGH(?=-\d)|:(?=[\w+-]+:)/gi;

const silent = (text: string): string => text.replace(LOUD, `$&${GAP}`);

/** An address as code; a backtick in it makes the fence longer. */
export function code(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const pad = /^`|`$/.test(text) ? ' ' : '';
  return `${fence}${pad}${text.replace(/\s+/g, ' ')}${pad}${fence}`;
}

const LONGEST = 600;

/** `We ~~manage~~ **look after** money`. */
export function mdParts(parts: readonly Part[]): string {
  return parts
    .map(({ how, text }) => {
      const shown = md(cut(text, LONGEST));
      if (how === 'same') return shown;
      return how === 'removed' ? `~~${shown}~~` : `**${shown}**`;
    })
    .join(' ');
}
