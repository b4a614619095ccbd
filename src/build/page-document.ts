import { readFileSync } from 'node:fs';

/** Where in a document, in UTF-16 units, its head ends, and where its content begins and ends. */
export type Places = readonly [head: number, from: number, to: number];

/** Takes out of a document that an earlier build has written what does not change with the frame around it. */
export function readKernel(path: string, [head, from, to]: Places) {
  const text = readFileSync(path, 'utf8');
  return {
    /** All that stands before the frame. */
    head: text.slice(0, head),
    /** What the page says. */
    content: text.slice(from, to),
  };
}

/** A whole document. @param frame what stands before the content and after it @param end what follows the frame */
export function documentOf(
  { head, content }: ReturnType<typeof readKernel>,
  [before, after]: readonly [before: string, after: string],
  end: string,
): { readonly text: string; readonly at: Places } {
  const from = head.length + before.length;
  return { text: head + before + content + after + end, at: [head.length, from, from + content.length] };
}
