const NAME = 'q';

/** The search text in the address, or null where it names none. */
export const queryInAddress = (): string | null => new URLSearchParams(location.search).get(NAME);

/** Puts a search text into the address, so that it can be shared. It makes no entry in the history and moves nothing. */
export function writeQuery(text: string): void {
  const url = new URL(location.href);
  if (text === '') url.searchParams.delete(NAME);
  else url.searchParams.set(NAME, text);
  if (url.href === location.href) return;
  // Past the router, which would take the change for a navigation.
  History.prototype.replaceState.call(history, history.state, '', url);
}
