import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * False while a control is the browser's own, which works before the app does; true once a richer one takes its place.
 * It waits while a pointer holds the old one, and hands the focus on.
 *
 * @param place what stands around the control, before and after
 * @param ready true when the richer one can be drawn
 */
export function useSwap(place: RefObject<HTMLElement | null>, ready: boolean): boolean {
  const [swapped, setSwapped] = useState(ready);
  useEffect(() => {
    if (!ready || swapped) return;
    let timer = 0;
    const swap = () => {
      // Pressed by now, it would be gone before the press has ended.
      if (place.current?.matches(':active')) {
        window.addEventListener('pointerup', later, { once: true });
        return;
      }
      const isHeld = place.current?.contains(document.activeElement) ?? false;
      flushSync(() => setSwapped(true));
      if (isHeld)
        place.current?.querySelector<HTMLElement>('[role=slider],[role=radio][aria-checked=true]')?.focus();
    };
    // Not inside this effect, where React cannot render at once; after a press, its click comes first.
    const later = () => {
      timer = window.setTimeout(swap);
    };
    later();
    return () => {
      window.removeEventListener('pointerup', later);
      clearTimeout(timer);
    };
  }, [ready, swapped, place]);
  return swapped;
}
