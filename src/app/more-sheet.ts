import { raiseSystemError } from '../ui/notices.ts';

const load = () => import('../page/bottom-bar/more-sheet.tsx');

/** Makes the bottom bar's plain disclosure the button of a sheet, whose script comes with the finger. */
export async function serveMoreSheet(): Promise<void> {
  const details = document.querySelector<HTMLDetailsElement>('details[data-more]');
  const summary = details?.querySelector('summary');
  const links = details?.querySelector('ul');
  if (!details || !summary || !links) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = summary.className;
  button.ariaHasPopup = 'dialog';
  button.ariaCurrent = summary.ariaCurrent;
  button.append(...summary.cloneNode(true).childNodes);
  const parts = {
    title: button.textContent ?? '',
    close: details.dataset.more ?? '',
    links,
    trigger: button,
  };
  const open = () =>
    load().then(
      ({ openSheet }) => openSheet(parts),
      (error: unknown) => raiseSystemError({ error }),
    );
  button.addEventListener('click', open);
  button.addEventListener('pointerdown', () => void load().catch(() => {}), { once: true });
  // What is open stays open until the sheet can stand there instead.
  if (details.open) await load().catch(() => {});
  const hadFocus = details.contains(document.activeElement);
  if (details.open) await open();
  details.replaceWith(button);
  if (hadFocus && !details.open) button.focus({ preventScroll: true });
}
