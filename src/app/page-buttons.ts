import { copyLink } from '../ui/notices.ts';
import { previousLocation, setPreviousLocation } from '../ui/previous-location.ts';
import { onClick } from './clicks.ts';
import type { AppRouter } from './router.ts';

/** Back and copy-link: buttons of sections that may stay HTML, so the app listens to them. */
export function servePageButtons({ history }: AppRouter, home: string): void {
  const { origin } = location;
  const { referrer } = document;
  let here = history.location.pathname;
  /** True where the browser's own Back leads to the previous location. */
  let isBehind = true;
  setPreviousLocation(referrer.startsWith(`${origin}/`) ? referrer.slice(origin.length) : null);
  history.subscribe(({ action, location: { pathname } }) => {
    if (pathname === here) return;
    setPreviousLocation(here);
    isBehind = action.type === 'PUSH';
    here = pathname;
  });
  onClick((_, target) => {
    const button = target.closest<HTMLElement>('[data-copy],[data-back]');
    const previous = previousLocation();
    const copy = button?.dataset.copy;
    // An empty one means the address that is open, with what the page keeps in it.
    if (copy !== undefined) void copyLink(copy || location.href);
    else if (button && previous !== null && isBehind) history.back();
    else if (button) history.push(previous ?? home);
  });
}
