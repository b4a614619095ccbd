/** Milliseconds that a connection may take until it carries something. */
const SETTLING = 2000;

/**
 * Does something when the connection is back, and once more a little later: the browser tells of it before it carries
 * anything, and what is asked for at that very moment may fail.
 */
export function whenBack(act: () => void): void {
  const twice = () => {
    act();
    setTimeout(act, SETTLING);
  };
  addEventListener('online', twice, { once: true });
}
