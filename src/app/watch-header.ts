import { wantHeader } from '../page/lazy-frame.tsx';

const TYPES = ['pointerover', 'touchstart', 'focusin'];

/** Loads the header's script, with its menus, when the pointer, a finger or the focus first comes to the header. */
export function watchHeader(): void {
  const want = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('header')) return;
    for (const type of TYPES) document.removeEventListener(type, want, { capture: true });
    void wantHeader();
  };
  // On the way down: React stops these events where the header is still the server's HTML.
  for (const type of TYPES) document.addEventListener(type, want, { passive: true, capture: true });
}
