import { useCallback, useState } from 'react';

/** True where an element's texts run from right to left. */
export const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';

type Direction = 'ltr' | 'rtl';

/** The direction in which an element stands, and the ref that asks it: Radix would set one of its own. */
export function useDirection(): readonly [Direction, (element: HTMLElement | null) => void] {
  const [direction, setDirection] = useState<Direction>('ltr');
  const ask = useCallback((element: HTMLElement | null) => {
    if (element?.parentElement) setDirection(isRtl(element.parentElement) ? 'rtl' : 'ltr');
  }, []);
  return [direction, ask];
}
