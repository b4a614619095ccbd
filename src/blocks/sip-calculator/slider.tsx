import { useEffect, useRef } from 'react';
import { positionOf } from '../../calculators/slider-stops.ts';
import { createResource, useResource } from '../../ui/resource.ts';
import type { SliderProps } from './radix-slider.tsx';
import styles from './sip-calculator.module.css';
import { useSwap } from './use-swap.ts';

/** Where there are sliders at all: a phone never loads them. */
const WIDE = '(min-width: 62.0625em)';

const radixSlider = createResource(
  () => import('./radix-slider.tsx').then((module) => module.RadixSlider),
  // The browser's own slider, which is there already, does the same.
  () => {},
);

interface SliderSlotProps extends SliderProps {
  /** How the static page's slider is known when what it holds is taken over. */
  readonly name: string;
  readonly live: boolean;
}

/** A slider, on wide screens. Until its script is there it is the browser's own, over the same stops. */
export function Slider({ name, live, ...slider }: SliderSlotProps) {
  const { label, value, stops, text, onChange } = slider;
  const position = Math.round(positionOf(value, stops));
  const last = stops.length - 1;
  const place = useRef<HTMLDivElement>(null);
  const Rich = useResource(radixSlider);
  const swapped = useSwap(place, live && Rich !== undefined);
  useEffect(() => {
    if (!live) return;
    const wide = matchMedia(WIDE);
    const look = () => wide.matches && radixSlider.load();
    look();
    wide.addEventListener('change', look);
    return () => wide.removeEventListener('change', look);
  }, [live]);
  return (
    <div ref={place} className={styles.slot}>
      {swapped && Rich ? (
        <Rich {...slider} />
      ) : (
        <input
          type="range"
          // The browser restores what was typed; a slider's stop would be less exact.
          autoComplete="off"
          data-slider={name}
          aria-label={label}
          aria-valuetext={text}
          min={0}
          max={last}
          value={position}
          style={{ '--share': `${(100 * position) / last}%` }}
          onChange={(event) => onChange(stops[event.currentTarget.valueAsNumber] ?? 0)}
        />
      )}
    </div>
  );
}
