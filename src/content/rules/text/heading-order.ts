import type { Slip } from '../../text/markdown-signs.ts';
import { proseLines } from '../../text/markdown-slips.ts';
import { advice } from '../rule.ts';
import { inMarkdown } from './in-markdown.ts';

const FIRST =
  'A page has one heading of the first level, and it is not in a text. Write “###” for a heading in a text.';

function* headingSlips(text: string): Generator<Slip> {
  // The first may have any level.
  let before = 6;
  for (const [number, line] of text.includes('#') ? proseLines(text).entries() : []) {
    const depth = /^ {0,3}(#{1,6})\s/.exec(line)?.[1]?.length;
    if (depth === undefined) continue;
    const skips = `A heading of level ${depth} stands below one of level ${before}: those who listen to the page miss one. Write “${'#'.repeat(before + 1)}”.`;
    if (depth === 1) yield [number, FIRST];
    else if (depth > before + 1) yield [number, skips];
    before = depth;
  }
}

export const textHeadingOrder = advice({
  says: 'Advice: headings of a text skip a level, or begin with the page’s own.',
  wrong: '"## Costs", then "#### Fees"',
  right: '"## Costs", then "### Fees"',
  remedy: 'Go down one level at a time.',
  text: inMarkdown(headingSlips),
});
