/** Milliseconds after which what the check needs counts as what cannot be had: a line may hang and say nothing. */
const PATIENCE = 15_000;

/** @throws Error where something does not come in time */
export function inTime<T>(coming: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The check does not come.')), PATIENCE);
    coming.then(resolve, reject);
  });
}

/** The browser's own, given up as late. */
export function fetchInTime(address: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const control = new AbortController();
  setTimeout(() => control.abort(), PATIENCE);
  return fetch(address, { ...init, signal: control.signal });
}
