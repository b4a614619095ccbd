import { attempt } from '../model/attempt.ts';

/** Space that stays free above a section that was asked for, in pixels: the header's 140 and some air. */
const OFFSET = 180;
/** Where the header does not stay, as its style says, a low window has no room for so much. */
const LOW_OFFSET = 8;
const LOW = '(max-width: 992px) and (height < 30rem)';
const DELAY = 100;

// `#50%` is no encoded text: it names a section as it is.
const sectionOf = (hash: string) => document.getElementById(attempt(() => decodeURIComponent(hash)) ?? hash);

/** Scrolls to the section that the address names, once the page around it has settled. */
export function scrollToHash(hash: string): void {
  if (hash === '') return;
  setTimeout(() => {
    const section = sectionOf(hash);
    const offset = matchMedia(LOW).matches ? LOW_OFFSET : OFFSET;
    if (section) window.scrollTo({ top: section.getBoundingClientRect().top + window.scrollY - offset });
  }, DELAY);
}

/**
 * Gives the focus of a page that has just arrived to the section that the address names, else to the main part, by the
 * page's title: who cannot see the change of page hears where they are, and goes on from there.
 */
export function focusArrival(hash: string): void {
  const main = document.getElementById('main');
  main?.setAttribute('aria-label', document.title);
  const section = sectionOf(hash);
  if (section?.matches(':not([tabindex])') && section.tabIndex < 0) {
    section.tabIndex = -1;
    section.addEventListener('blur', () => section.removeAttribute('tabindex'), { once: true });
  }
  section?.focus({ preventScroll: true });
  // What is hidden takes no focus.
  if (!section || document.activeElement !== section) main?.focus({ preventScroll: true });
}
