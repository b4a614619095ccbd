import { Range, Root, Thumb, Track } from '@radix-ui/react-slider';
import { positionOf } from '../../calculators/slider-stops.ts';
import styles from './sip-calculator.module.css';

export interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly stops: readonly number[];
  /** The value as people say it. */
  readonly text: string;
  readonly onChange: (value: number) => void;
}

/** It slides over the stops' places; what it says of itself are their values. */
export function RadixSlider({ label, value, stops, text, onChange }: SliderProps) {
  const move = ([place = 0]: number[]) => onChange(stops[Math.round(place)] ?? 0);
  return (
    <Root
      className={styles.slider}
      min={0}
      max={stops.length - 1}
      value={[positionOf(value, stops)]}
      onValueChange={move}
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
