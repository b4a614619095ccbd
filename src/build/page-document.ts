import { readFileSync } from 'node:fs';

/** What of a page's document does not change with the frame around it. */
export interface Kernel {
  /** All that stands before the frame. */
  readonly head: Uint8Array;
  /** What the page says. */
  readonly content: Uint8Array;
}

/** Where in a document, in bytes, its head ends, and where its content begins and ends. */
export type Places = readonly [head: number, from: number, to: number];

const encoder = new TextEncoder();

export const kernelOf = (head: string, content: string): Kernel => ({
  head: encoder.encode(head),
  content: encoder.encode(content),
});

/** Takes the kernel out of a document that an earlier build has written. */
export function readKernel(path: string, [head, from, to]: Places): Kernel {
  const bytes = readFileSync(path);
  return { head: bytes.subarray(0, head), content: bytes.subarray(from, to) };
}

/** A whole document. @param frame what stands before the content and after it @param end what follows the frame */
export function documentOf(
  { head, content }: Kernel,
  [before, after]: readonly [before: string, after: string],
  end: string,
): { readonly bytes: Uint8Array<ArrayBuffer>; readonly at: Places } {
  const [top, bottom] = [encoder.encode(before), encoder.encode(after + end)];
  const from = head.byteLength + top.byteLength;
  const to = from + content.byteLength;
  const bytes = new Uint8Array(to + bottom.byteLength);
  bytes.set(head);
  bytes.set(top, head.byteLength);
  bytes.set(content, from);
  bytes.set(bottom, to);
  return { bytes, at: [head.byteLength, from, to] };
}
