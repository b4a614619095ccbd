const NAME = 'q';

/** The search text in the address, or null where it names none. */
export const queryInAddress = (): string | null => new URLSearchParams(location.search).get(NAME);

// Past the router, which would take the change for a navigation.
function replaceAddress(url: URL): void {
  if (url.href !== location.href) History.prototype.replaceState.call(history, history.state, '', url);
}

/** Changes the address's query, so that it can be shared. It makes no entry in the history and moves nothing. */
export function replaceQuery(change: (query: URLSearchParams) => void): void {
  const url = new URL(location.href);
  change(url.searchParams);
  replaceAddress(url);
}

/** Takes the anchor out of the address: what it asked for is done. */
export function dropHash(): void {
  const url = new URL(location.href);
  url.hash = '';
  replaceAddress(url);
}

/** Puts a search text into the address. */
export const writeQuery = (text: string): void =>
  replaceQuery((query) => (text === '' ? query.delete(NAME) : query.set(NAME, text)));
