import { endSystemError, raiseSystemError, tellSlow } from '../ui/notices.ts';
import type { PageWords } from './words.ts';

const load = () => import('../page/bottom-bar/more-sheet.tsx');

/** Makes the bottom bar's plain disclosure the button of a sheet, whose script comes with the finger. */
export async function serveMoreSheet(words: PageWords): Promise<void> {
  const details = document.querySelector<HTMLDetailsElement>('details[data-more]');
  const summary = details?.querySelector('summary');
  if (!details || !summary) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = summary.className;
  button.ariaHasPopup = 'dialog';
  button.ariaCurrent = summary.ariaCurrent;
  button.append(...summary.cloneNode(true).childNodes);
  let failed = false;
  const open = (brief: boolean) =>
    Promise.all([load(), words.load()]).then(
      ([{ openSheet }, { strings, sheet }]) => {
        if (failed) endSystemError();
        failed = false;
        details.replaceWith(button);
        // Another page may have come meanwhile, with a button of its own.
        if (!button.isConnected) return;
        openSheet({
          title: button.textContent ?? '',
          close: strings.close ?? '',
          entries: sheet,
          brief,
          trigger: button,
        });
      },
      (error: unknown) => {
        failed = true;
        raiseSystemError({ error });
      },
    );
  button.addEventListener('click', () => tellSlow(open(false)));
  button.addEventListener('pointerdown', () => void load().catch(() => {}), { once: true });
  // What is open stays open, as it is, until the sheet can stand there instead.
  if (details.open) await load().catch(() => {});
  const hadFocus = details.contains(document.activeElement);
  if (details.open) await open(true);
  details.replaceWith(button);
  if (hadFocus && !details.open) button.focus({ preventScroll: true });
}
