import { readFileSync } from 'node:fs';

/** What of a page's document does not change with the frame around it. */
export interface Kernel {
  /** All that stands before the frame. */
  readonly head: string;
  /** What the page says. */
  readonly content: string;
}

/** Where in a document, in UTF-16 units, its head ends, and where its content begins and ends. */
export type Places = readonly [head: number, from: number, to: number];

/** Takes the kernel out of a document that an earlier build has written. */
export function readKernel(path: string, [head, from, to]: Places): Kernel {
  const text = readFileSync(path, 'utf8');
  return { head: text.slice(0, head), content: text.slice(from, to) };
}

/** A whole document. @param frame what stands before the content and after it @param end what follows the frame */
export function documentOf(
  { head, content }: Kernel,
  [before, after]: readonly [before: string, after: string],
  end: string,
): { readonly text: string; readonly at: Places } {
  const from = head.length + before.length;
  return { text: head + before + content + after + end, at: [head.length, from, from + content.length] };
}
