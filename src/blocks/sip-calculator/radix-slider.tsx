import { Range, Root, Thumb, Track } from '@radix-ui/react-slider';
import type { KeyboardEvent } from 'react';
import { positionOf } from '../../calculators/slider-stops.ts';
import { useDirection } from '../../ui/use-direction.ts';
import styles from './sip-calculator.module.css';

export interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly stops: readonly number[];
  /** The value as people say it. */
  readonly text: string;
  readonly onChange: (value: number) => void;
}

/** To the stop on which side a key leads; along the script where it runs to the right. */
function stopOf(key: string, position: number, isRtl: boolean): number | undefined {
  if (key === 'ArrowUp' || key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return Math.ceil(position);
  return key.startsWith('Arrow') ? Math.floor(position) : undefined;
}

/** It slides over the stops' places; what it says of itself are their values. */
export function RadixSlider({ label, value, stops, text, onChange }: SliderProps) {
  const position = positionOf(value, stops);
  const [direction, askDirection] = useDirection();
  const step = (event: KeyboardEvent) => {
    const stop = stopOf(event.key, position, direction === 'rtl');
    if (stop === undefined || Number.isInteger(position)) return;
    // From a typed value between two stops a key leads to the nearer one on its side; Radix would go one further.
    event.preventDefault();
    onChange(stops[stop] ?? 0);
  };
  const move = ([place = 0]: number[]) => onChange(stops[Math.round(place)] ?? 0);
  return (
    <Root
      ref={askDirection}
      dir={direction}
      className={styles.slider}
      min={0}
      max={stops.length - 1}
      value={[position]}
      onValueChange={move}
      onKeyDown={step}
    >
      <Track className={styles.track}>
        <Range className={styles.filled} />
      </Track>
      <Thumb
        className={styles.thumb}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={stops.at(-1) ?? 0}
        aria-valuenow={value}
        aria-valuetext={text}
      />
    </Root>
  );
}
