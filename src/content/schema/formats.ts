/** True for text that can be a link's target at all; whether it leads anywhere is checked when files are linked. */
export function isLink(text: string): boolean {
  return !/[\s<>"\\^`]/.test(text);
}
