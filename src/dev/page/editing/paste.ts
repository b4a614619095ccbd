import { UNSEEN } from '../../../model/unseen.ts';

/** What is pasted as a text: what nobody sees, as word processors leave it, does not come along, since nobody could find it. */
export const pastedText = (event: ClipboardEvent): string =>
  (event.clipboardData?.getData('text/plain') ?? '')
    .replace(/\r\n?|[\v\u2028\u2029]/g, '\n')
    .split(UNSEEN)
    .join('');

/** Pastes into a field of the tools, by the browser's own way of writing, so that its undo knows it. */
export function pasteSeen(event: ClipboardEvent): void {
  const [field] = event.composedPath();
  if (!(field instanceof HTMLTextAreaElement) && !(field instanceof HTMLInputElement)) return;
  const text = pastedText(event);
  if (text !== '' && document.execCommand('insertText', false, text)) event.preventDefault();
}
