import { attempt } from '../model/attempt.ts';

const KEY = 'search-key';

/** True where `/` opens the search. A key alone is pressed unawares by whoever speaks to a device (WCAG 2.2, 2.1.4). */
export const isSearchKeyOn = (): boolean => attempt(() => localStorage.getItem(KEY)) !== 'off';

/** Turns `/` on or off, for later visits too. */
export function turnSearchKey(on: boolean): void {
  attempt(() => (on ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, 'off')));
}
