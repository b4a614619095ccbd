import { attempt } from '../model/attempt.ts';

/** Past the router, which would take the change for a navigation. False where Safari refuses it, after a hundred in half a minute. */
function replaceAddress(url: URL, how: 'pushState' | 'replaceState' = 'replaceState'): boolean {
  const told = attempt(() => {
    if (url.href === location.href) return true;
    const state = { ...history.state };
    if (how === 'pushState') {
      History.prototype.replaceState.call(history, { ...state, scrollY }, '');
      delete state.scrollY;
    }
    History.prototype[how].call(history, state, '', url);
    return true;
  });
  return told ?? false;
}

/** How far the open entry was scrolled when another one was put after it; NaN where none was. */
export const placeLeft = (): number => Number(Object(history.state).scrollY);

/** The entry of the history that is open: a reload keeps its key, which Safari below 26.2 does not know. */
export const openEntry = (): string => window.navigation?.currentEntry?.key ?? location.href;

/** The search of a list stands in its address by this name. */
export const LIST_SEARCH = 'q';
/** And by this one the page of what it found. */
export const LIST_PAGE = 'page';

/** A value in the address, or null where it has none of that name. */
export const inAddress = (name: string): string | null => new URLSearchParams(location.search).get(name);

/**
 * Changes the address's query, so that it can be shared. It makes no entry in the history and moves nothing. While the page
 * is being left, the address is the next one's already: then it does nothing.
 * @param path where what it says stands, if that is not the address that is open
 * @param how `pushState` where Back is to lead to the address that is open
 * @returns false while the page is being left, and where the browser refuses
 */
export function replaceQuery(
  change: (query: URLSearchParams) => void,
  path: string = location.pathname,
  how?: 'pushState' | 'replaceState',
): boolean {
  if (document.documentElement.hasAttribute('data-leaving')) return false;
  const url = new URL(location.href);
  url.pathname = path;
  change(url.searchParams);
  return replaceAddress(url, how);
}

/** Takes the anchor out of the address: what it asked for is done. */
export function dropHash(): void {
  const url = new URL(location.href);
  url.hash = '';
  replaceAddress(url);
}

/** Puts a value into a query; an empty one is taken out. */
export const writeIn = (query: URLSearchParams, name: string, text: string): void =>
  text === '' ? query.delete(name) : query.set(name, text);

/** The same in the address. */
export const writeInAddress = (name: string, text: string): boolean =>
  replaceQuery((query) => writeIn(query, name, text));
