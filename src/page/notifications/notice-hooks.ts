import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Milliseconds in which a screen reader takes notice of a new live region. */
const DELAY = 60;

/** For a part of a live region: what it says, a moment after the region is there. It announces changes, not what it came with. */
export function useLate(text: string): string {
  const [late, setLate] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setLate(text), DELAY);
    return () => clearTimeout(timer);
  }, [text]);
  return text && late;
}

/** Remembers where the focus was when something appeared, and answers with the way back there; on another page to its main part. */
export function useReturnFocus(visible: boolean): () => void {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (visible) before.current = document.activeElement;
  }, [visible]);
  return () => {
    const place = before.current?.isConnected ? before.current : document.getElementById('main');
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
  };
}
