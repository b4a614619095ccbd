const SEARCH = 'q';

/** A value in the address, or null where it has none of that name. */
export const inAddress = (name: string): string | null => new URLSearchParams(location.search).get(name);

/**
 * Puts a value into the address, so that it can be shared. It makes no entry in the history and moves nothing.
 * @param path where the value stands, if that is not the address that is open
 */
export function writeInAddress(name: string, text: string, path: string = location.pathname): void {
  const url = new URL(location.href);
  url.pathname = path;
  if (text === '') url.searchParams.delete(name);
  else url.searchParams.set(name, text);
  if (url.href === location.href) return;
  // Past the router, which would take the change for a navigation.
  History.prototype.replaceState.call(history, history.state, '', url);
}

/** The search text in the address, or null where it names none. */
export const queryInAddress = (): string | null => inAddress(SEARCH);

export const writeQuery = (text: string, path?: string): void => writeInAddress(SEARCH, text, path);
