import type { Words } from '../../model/words.ts';

/** Milliseconds until the page reloads by itself, as the machine of the system error has them. */
const RELOAD_DELAY = 7000;

/**
 * The system error where the script of the notices cannot be fetched: what happened, and the two ways out of it.
 * @param reloads true where the page reloads by itself, unless the banner is dismissed
 */
export function plainBanner(strings: Words, reloads: boolean, onDismiss: () => void): HTMLElement {
  const banner = document.createElement('div');
  banner.className = 'page-error';
  banner.role = 'alert';
  banner.dataset.systemError = '';
  const text = document.createElement('p');
  text.textContent = strings[navigator.onLine ? 'systemErrorOnline' : 'systemErrorOffline'] ?? '';
  const button = (label: string | undefined, press: () => void) => {
    const made = document.createElement('button');
    made.type = 'button';
    made.textContent = label ?? '';
    made.addEventListener('click', press);
    return made;
  };
  const dismiss = () => {
    onDismiss();
    banner.remove();
  };
  // Both stay beside each other where the words leave them a line of their own.
  const ways = document.createElement('span');
  ways.append(
    button(strings.reload, () => location.reload()),
    button(strings.dismiss, dismiss),
  );
  banner.append(text, ways);
  if (reloads) setTimeout(() => banner.isConnected && location.reload(), RELOAD_DELAY);
  return banner;
}
