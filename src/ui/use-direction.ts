import { useCallback, useState } from 'react';
import { isRtl } from './is-rtl.ts';

export type Direction = 'ltr' | 'rtl';

/** The direction in which an element stands, and the ref that asks it: Radix would set one of its own. */
export function useDirection(): readonly [Direction, (element: HTMLElement | null) => void] {
  const [direction, setDirection] = useState<Direction>('ltr');
  const ask = useCallback((element: HTMLElement | null) => {
    if (element?.parentElement) setDirection(isRtl(element.parentElement) ? 'rtl' : 'ltr');
  }, []);
  return [direction, ask];
}
