/** Loads an address the browser's way. It may stand in the address bar already: to assign it would then only scroll. */
export function loadFully(address: string): void {
  if (address === location.pathname + location.search + location.hash) location.reload();
  else location.assign(address);
}

/**
 * Where no app runs, Back to an entry that the app of this page's earlier life made would change the address and
 * nothing else: that entry must be loaded.
 */
export function loadEntries(): void {
  const { pathname } = location;
  addEventListener('popstate', () => {
    if (location.pathname !== pathname) location.reload();
  });
}

/**
 * Loads the entry that is open, once: it remembers that it was, so that a host which answers an address with
 * another page's HTML makes no loop. False where it was.
 */
export function reloadOnce(): boolean {
  const state: unknown = history.state;
  const before = typeof state === 'object' && state !== null ? state : {};
  if ('reloaded' in before) return false;
  history.replaceState({ ...before, reloaded: true }, '');
  location.reload();
  return true;
}
