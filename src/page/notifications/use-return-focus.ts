import { useLayoutEffect, useRef } from 'react';

/** Remembers where the focus was when something appeared, and answers with the way back there. */
export function useReturnFocus(visible: boolean): () => void {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (visible) before.current = document.activeElement;
  }, [visible]);
  return () => {
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  };
}
