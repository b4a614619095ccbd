import type { Words } from '../../model/words.ts';

/** The system error where the script of the notices cannot be fetched: what happened, and the two ways out of it. */
export function plainBanner(strings: Words, onDismiss: () => void): HTMLElement {
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
  banner.append(
    text,
    button(strings.reload, () => location.reload()),
    button(strings.dismiss, dismiss),
  );
  return banner;
}
