import { endSystemError, raiseSystemError, tellSlow } from '../ui/notices.ts';
import { isSearchKeyOn } from '../ui/search-key.ts';
import { onClick } from './clicks.ts';
import type { PageWords } from './words.ts';

const BUTTON = '[data-search]';

const load = () => import('../page/search/open-search.tsx');

/** True where a key writes into the page, or another dialog is open. */
const isBusy = (target: EventTarget | null) =>
  (target instanceof HTMLElement && (target.isContentEditable || target.matches('input,textarea,select'))) ||
  document.querySelector('[role=dialog][data-state=open]') !== null;

const isPlain = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => !(ctrlKey || metaKey || altKey);

/** Opens the search over all pages, by its button or by `/`, which can be turned off. Its script comes when the visitor turns to it. */
export function serveSearch(words: PageWords): void {
  let opening = false;
  let failed = false;
  let typed = '';
  let askedOn = '';
  const open = async (opener: Element | null, text = '') => {
    askedOn = location.pathname;
    if (opening) return;
    opening = true;
    typed = text;
    try {
      const coming = Promise.all([load(), words.load()]);
      tellSlow(coming);
      const [{ openSearch }, shared] = await coming;
      // Whoever has gone to another page meanwhile wants that instead.
      if (location.pathname === askedOn)
        openSearch(shared, opener instanceof HTMLElement ? opener : null, typed);
      if (failed) endSystemError();
      failed = false;
    } catch (error) {
      failed = true;
      raiseSystemError({ error });
    }
    opening = false;
  };
  onClick((_, target) => {
    const button = target.closest<HTMLButtonElement>(BUTTON);
    // A list that has found nothing hands on what was searched for.
    if (button) void open(button, button.value);
  });
  document.addEventListener('keydown', (event) => {
    const { key, target, defaultPrevented } = event;
    if (defaultPrevented || !isPlain(event) || isBusy(target)) return;
    if (opening && key.length === 1) typed += key;
    // A site without a search has no button either.
    else if (key === '/' && document.querySelector(BUTTON) && isSearchKeyOn())
      void open(document.activeElement);
    else return;
    event.preventDefault();
  });
  const prepare = ({ target }: Event) => {
    if (target instanceof Element && target.closest(BUTTON)) load().catch(() => {});
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, prepare, { passive: true, capture: true });
}
