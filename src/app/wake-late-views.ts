import { hasLateViews, loadViews } from '../blocks/section-view.tsx';
import type { SectionModel } from '../model/page-model.ts';

const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'];

const isChanged = ({ value, defaultValue, checked, defaultChecked }: HTMLInputElement) =>
  value !== defaultValue || checked !== defaultChecked;

/** True where the visitor was quicker than the app, came by a link that says more than the page, or came back to what they had typed. */
const isAwaited = () =>
  location.search !== '' ||
  location.hash !== '' ||
  document.activeElement !== document.body ||
  [...document.querySelectorAll('input')].some(isChanged);

/** Loads the views that wait for a visitor: at the first sign of one. */
export function wakeLateViews(sections: readonly SectionModel[]): void {
  if (!hasLateViews(sections)) return;
  const wake = () => {
    for (const sign of SIGNS) document.removeEventListener(sign, wake, { capture: true });
    // Without a connection the next sign tries again.
    loadViews(sections, 'late').catch(wait);
  };
  // On the way down: React stops these events where a section is still the server's HTML.
  const wait = () => {
    for (const sign of SIGNS) document.addEventListener(sign, wake, { passive: true, capture: true });
  };
  if (isAwaited()) wake();
  else wait();
}
