import { wantMenu } from '../page/header/lazy-menu.tsx';

/** Loads the menus' script when the pointer, a finger or the focus first comes to the header. */
export function watchMenu(): void {
  const header = document.querySelector('header');
  const types = ['pointerover', 'touchstart', 'focusin'];
  const want = () => {
    for (const type of types) header?.removeEventListener(type, want);
    void wantMenu();
  };
  for (const type of types) header?.addEventListener(type, want, { passive: true });
}
