import { attempt } from '../model/attempt.ts';
import { onClick } from './clicks.ts';

/** The key is the one that the boot script reads. */
const KEY = 'notice';

/** Takes over what is stored: the rule below hides the notice. */
function followStored(): void {
  const stored = attempt(() => localStorage.getItem(KEY));
  if (stored) document.documentElement.dataset.notice = stored;
}

/** Lets the visitor dismiss the site’s notice, on this page and on all others. */
export function serveSiteNotice(): void {
  followStored();
  // Another tab may dismiss it, and so may a page from which Back leads to this one as the browser has kept it.
  for (const type of ['storage', 'pageshow']) addEventListener(type, followStored);
  onClick((_, target) => {
    const notice = target.closest('[data-dismiss-notice]')?.closest<HTMLElement>('[data-site-notice]');
    const id = notice?.dataset.siteNotice;
    if (!notice || id === undefined) return;
    document.documentElement.dataset.notice = id;
    // Storage may be refused; then it is gone until the next full load.
    attempt(() => localStorage.setItem(KEY, id));
    notice.remove();
    document.getElementById('main')?.focus({ preventScroll: true });
  });
}

/** The rule by which a dismissed notice is not even painted; the boot script says which one that is. */
export const dismissedNotice = (id: string): string =>
  `:root[data-notice="${id}"] [data-site-notice]{display:none}`;
