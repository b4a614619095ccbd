import { attempt } from '../model/attempt.ts';

/** Space that stays free above a section that was asked for, in pixels: the header's 140 and some air. */
const OFFSET = 180;
const DELAY = 100;

/** Scrolls to the section that the address names, once the page around it has settled. */
export function scrollToHash(hash: string): void {
  if (hash === '') return;
  setTimeout(() => {
    // `#50%` is no encoded text: it names a section as it is.
    const section = document.getElementById(attempt(() => decodeURIComponent(hash)) ?? hash);
    if (section) window.scrollTo({ top: section.getBoundingClientRect().top + window.scrollY - OFFSET });
  }, DELAY);
}
