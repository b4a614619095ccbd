import type { Finding } from '../diagnostics/diagnostic.ts';
import { warning } from '../diagnostics/diagnostic.ts';
import { pointerTo } from '../diagnostics/pointer.ts';
import { isArray, type JsonValue } from '../json/json.ts';
import type { Shape } from '../schema/shape.ts';
import { walk } from '../schema/walk.ts';
import type { ContentFile } from '../site/read-files.ts';

interface Heading {
  readonly depth: number;
  /** The line of the text, from 0. */
  readonly line: number;
}

function headingsIn(text: string): Heading[] {
  let fenced = false;
  return text.split('\n').flatMap((line, number) => {
    if (/^\s{0,3}(```|~~~)/.test(line)) fenced = !fenced;
    const marks = fenced ? undefined : /^ {0,3}(#{1,6})\s/.exec(line)?.[1];
    return marks === undefined ? [] : [{ depth: marks.length, line: number }];
  });
}

function fault(heading: Heading, before: Heading | undefined): string | undefined {
  if (heading.depth === 1)
    return 'A page has one heading of the first level, and it is not in a text. Write “###” for a heading in a text.';
  if (before && heading.depth > before.depth + 1)
    return `A heading of level ${heading.depth} stands below one of level ${before.depth}: those who listen to the page miss one. Write “${'#'.repeat(before.depth + 1)}”.`;
  return undefined;
}

const placeOf = (written: JsonValue, pointer: string, line: number) =>
  isArray(written) ? pointerTo(pointer, line) : pointer;

/** The headings inside a Markdown text go down one level at a time, and none is the page's own. */
export function headingOrder(file: ContentFile, shape: Shape): Finding[] {
  const findings: Finding[] = [];
  if (file.value === undefined) return findings;
  walk(shape, file.value, '', {
    leaf(text, role, _collection, pointer, written) {
      if (role !== 'markdown' || !text.includes('#')) return;
      const headings = headingsIn(text);
      for (const [index, heading] of headings.entries()) {
        const message = fault(heading, headings[index - 1]);
        if (message !== undefined)
          findings.push(
            warning(
              'text/heading-order',
              { file: file.path, pointer: placeOf(written, pointer, heading.line) },
              message,
            ),
          );
      }
    },
  });
  return findings;
}
