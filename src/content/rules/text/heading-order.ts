import { pointerTo } from '../../diagnostics/pointer.ts';
import { isArray } from '../../json/json.ts';
import { proseLines } from '../../text/markdown-slips.ts';
import { advice } from '../rule.ts';

/** The headings of a text, each with its line, from 0. */
const headingsIn = (text: string) =>
  proseLines(text).flatMap((line, number) => {
    const marks = /^ {0,3}(#{1,6})\s/.exec(line)?.[1];
    return marks === undefined ? [] : [{ depth: marks.length, line: number }];
  });

function fault(depth: number, before: number | undefined): string | undefined {
  if (depth === 1)
    return 'A page has one heading of the first level, and it is not in a text. Write “###” for a heading in a text.';
  if (before !== undefined && depth > before + 1)
    return `A heading of level ${depth} stands below one of level ${before}: those who listen to the page miss one. Write “${'#'.repeat(before + 1)}”.`;
  return undefined;
}

export const textHeadingOrder = advice({
  says: 'Advice: headings of a text skip a level, or begin with the page’s own.',
  wrong: '"## Costs", then "#### Fees"',
  right: '"## Costs", then "### Fees"',
  remedy: 'Go down one level at a time.',
  text({ text, role, pointer, written }) {
    if (role !== 'markdown' || !text.includes('#')) return undefined;
    return headingsIn(text).flatMap((heading, index, all) => {
      const message = fault(heading.depth, all[index - 1]?.depth);
      const place = isArray(written) ? pointerTo(pointer, heading.line) : pointer;
      return message === undefined ? [] : { pointer: place, message };
    });
  },
});
