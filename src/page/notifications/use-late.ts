import { useEffect, useState } from 'react';

/** Milliseconds in which a screen reader takes notice of a new live region. */
const DELAY = 60;

/** What a live region says, a moment after the region itself is there: it announces changes, not what it came with. */
export function useLate<T>(value: T, empty: T): T {
  const [late, setLate] = useState(empty);
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), DELAY);
    return () => clearTimeout(timer);
  }, [value]);
  return value === empty ? empty : late;
}
