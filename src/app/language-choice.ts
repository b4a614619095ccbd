import { attempt } from '../model/attempt.ts';
import { LIST_PAGE, LIST_SEARCH } from '../ui/address-query.ts';
import { onClick } from './clicks.ts';

const KEY = 'language';

/** True where the visitor came here by a link or an address, and not by Back or a reload of a page that they know. */
const hasArrived = () =>
  performance.getEntriesByType('navigation').every((entry) => 'type' in entry && entry.type === 'navigate');

/** The language link around an element that is clicked. */
const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null;

/**
 * What the address keeps of a page (a city, a calculation, a place) goes along into the other language; the search of a
 * list does not: its words find nothing there.
 */
function keepPlace(link: HTMLAnchorElement): void {
  const query = new URLSearchParams(location.search);
  if (query.has(LIST_SEARCH)) for (const name of [LIST_SEARCH, LIST_PAGE]) query.delete(name);
  link.search = `${query}`;
  link.hash = location.hash;
}

/**
 * Remembers the language that a visitor chooses. Who comes back to the home page from elsewhere is taken to it in
 * that language; every other address stands for itself, and nobody who has not chosen is taken anywhere.
 */
export function watchLanguageChoice(isHome: boolean): void {
  // Before anyone follows the link, and for a new tab too.
  const press = (event: Event) => {
    const link = linkOf(event);
    if (link) keepPlace(link);
  };
  for (const type of ['click', 'auxclick']) addEventListener(type, press, true);
  onClick((event) => {
    const code = linkOf(event)?.dataset.language;
    // Storage may be refused; the address says the language all the same.
    if (code !== undefined) attempt(() => localStorage.setItem(KEY, code));
  });
  const links = [...document.querySelectorAll<HTMLAnchorElement>('footer a[data-language]')];
  const stored = attempt(() => localStorage.getItem(KEY));
  const chosen = links.find(({ dataset }) => dataset.language === stored);
  const fromElsewhere = !document.referrer.startsWith(`${location.origin}/`);
  if (isHome && chosen && chosen.ariaCurrent === null && fromElsewhere && hasArrived()) {
    keepPlace(chosen);
    location.replace(chosen.href);
  }
}
