const NAME = 'q';

/** The search text in the address, or null where it names none. */
export const queryInAddress = (): string | null => new URLSearchParams(location.search).get(NAME);

/**
 * Puts a search text into the address, so that it can be shared. It makes no entry in the history and moves nothing.
 * @param path where the search stands, if that is not the address that is open
 */
export function writeQuery(text: string, path = location.pathname): void {
  const url = new URL(location.href);
  url.pathname = path;
  if (text === '') url.searchParams.delete(NAME);
  else url.searchParams.set(NAME, text);
  if (url.href === location.href) return;
  // Past the router, which would take the change for a navigation.
  History.prototype.replaceState.call(history, history.state, '', url);
}
