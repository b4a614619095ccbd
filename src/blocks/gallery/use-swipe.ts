import { useEffect, useEffectEvent } from 'react';
import { isRtl } from '../../ui/use-direction.ts';

/** Pixels that a finger has to go. */
const LEAST = 40;

/** A single finger on a page that is not magnified: there it moves what is in sight. */
const fingerOf = ({ touches }: TouchEvent) =>
  touches.length === 1 && (window.visualViewport?.scale ?? 1) < 1.01 ? touches[0] : undefined;

/** Moves the picture of `large` with a finger that goes sideways, and tells the step that it asks for. */
export function useSwipe(large: HTMLElement | null, go: (steps: number) => void): void {
  const onSwipe = useEffectEvent(go);
  useEffect(() => {
    const image = large?.querySelector('img');
    if (!large || !image) return;
    let start: Touch | undefined;
    /** How far the finger has gone, where it goes sideways. */
    let gone = 0;
    const end = () => {
      start = undefined;
      gone = 0;
      image.style.translate = '';
    };
    const begin = (event: TouchEvent) => {
      end();
      start = fingerOf(event);
    };
    const move = (event: TouchEvent) => {
      const finger = start && fingerOf(event);
      if (!start || !finger) return end();
      const [x, y] = [finger.clientX - start.clientX, finger.clientY - start.clientY];
      if (gone === 0 && Math.abs(x) <= Math.abs(y)) return;
      // Else the browser would go back to the page before.
      if (event.cancelable) event.preventDefault();
      gone = x;
      image.style.translate = `${x}px`;
    };
    const lift = () => {
      const far = gone;
      end();
      if (Math.abs(far) >= LEAST) onSwipe(far < 0 === isRtl(large) ? -1 : 1);
    };
    large.addEventListener('touchstart', begin, { passive: true });
    large.addEventListener('touchmove', move, { passive: false });
    large.addEventListener('touchend', lift);
    large.addEventListener('touchcancel', end);
    return () => {
      end();
      large.removeEventListener('touchstart', begin);
      large.removeEventListener('touchmove', move);
      large.removeEventListener('touchend', lift);
      large.removeEventListener('touchcancel', end);
    };
  }, [large]);
}
