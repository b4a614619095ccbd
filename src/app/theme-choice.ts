import { attempt } from '../model/attempt.ts';

/** The key and the values are those that the boot script reads. */
const KEY = 'theme';
const SELECTOR = 'select[data-theme-choice]';

/** Shows the choice that holds in every control of the page. What else was stored under the key means nothing. */
export function showThemeChoice(): void {
  const choice = document.documentElement.dataset.theme ?? 'system';
  for (const select of document.querySelectorAll<HTMLSelectElement>(SELECTOR)) {
    select.value = choice;
    if (select.selectedIndex < 0) select.value = 'system';
  }
}

/** Takes over what is stored. Where storage is refused, the choice of this page holds. */
function followStored(): void {
  const stored = attempt(() => localStorage.getItem(KEY));
  if (stored !== undefined) hold(stored || 'system');
  showThemeChoice();
}

function hold(choice: string): void {
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset.theme;
  else dataset.theme = choice;
}

/** Lets the visitor choose the colour scheme; it holds at once, in every tab, and on later visits. */
export function watchThemeChoice(): void {
  const choose = ({ value }: HTMLSelectElement) => {
    hold(value);
    // Storage may be refused; then the choice holds for this page.
    attempt(() => (value === 'system' ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, value)));
  };
  const listen = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement && target.matches(SELECTOR)) choose(target);
  };
  // On the way down: React stops the event where the footer is still the server's HTML.
  document.addEventListener('change', listen, { capture: true });
  // What was chosen before anyone listened: in the HTML the control stands at its first.
  const early = document.querySelector<HTMLSelectElement>(SELECTOR);
  if (early && early.selectedIndex > 0) choose(early);
  followStored();
  // Another tab may choose, and so may a page from which Back leads to this one as the browser has kept it.
  for (const type of ['storage', 'pageshow']) addEventListener(type, followStored);
}
