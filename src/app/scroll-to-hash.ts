import { attempt } from '../model/attempt.ts';

/** Space that stays free above a section that was asked for, in pixels: the header's 140 and some air. */
const OFFSET = 180;
/** Where the header does not stay, as its style says, a low window has no room for so much. */
const LOW_OFFSET = 8;
const LOW = '(max-width: 992px) and (height < 30rem)';
const DELAY = 100;

/** Scrolls to the section that the address names, once the page around it has settled. */
export function scrollToHash(hash: string): void {
  if (hash === '') return;
  setTimeout(() => {
    // `#50%` is no encoded text: it names a section as it is.
    const section = document.getElementById(attempt(() => decodeURIComponent(hash)) ?? hash);
    const offset = matchMedia(LOW).matches ? LOW_OFFSET : OFFSET;
    if (section) window.scrollTo({ top: section.getBoundingClientRect().top + window.scrollY - offset });
  }, DELAY);
}
