import * as RadioGroup from '@radix-ui/react-radio-group';
import { type FocusEvent, useRef } from 'react';
import type { CalculatorMode } from '../../model/calculator-forms.ts';
import { useDirection } from '../../ui/use-direction.ts';
import { modesOf, type PartProps } from './fields.ts';
import styles from './sip-calculator.module.css';
import { useSwap } from './use-swap.ts';

interface ModeChoiceProps extends Pick<PartProps, 'data' | 'id'> {
  readonly headingId: string;
  readonly mode: CalculatorMode;
  readonly live: boolean;
  readonly onChoose: (mode: CalculatorMode) => void;
}

/** The ways to calculate: the browser's own radio buttons until the app is there. */
export function ModeChoice({ data, id, headingId, mode, live, onChoose }: ModeChoiceProps) {
  const place = useRef<HTMLDivElement>(null);
  const swapped = useSwap(place, live);
  const [direction, askDirection] = useDirection();
  const modes = modesOf(data);
  const choose = (value: string) => {
    const chosen = modes.find((name) => name === value);
    if (chosen) onChoose(chosen);
  };
  // An arrow key moves the focus; Radix chooses only where the key is still down by then, which a quick one is not.
  const follow = ({ currentTarget, relatedTarget }: FocusEvent<HTMLButtonElement>) => {
    if (relatedTarget?.parentElement === currentTarget.parentElement) choose(currentTarget.value);
  };
  return (
    <div ref={place}>
      {swapped ? (
        <RadioGroup.Root
          ref={askDirection}
          dir={direction}
          className={styles.modes}
          aria-labelledby={headingId}
          value={mode}
          onValueChange={choose}
        >
          {modes.map((name) => (
            <RadioGroup.Item key={name} value={name} onFocus={follow}>
              {data[name]?.label}
            </RadioGroup.Item>
          ))}
        </RadioGroup.Root>
      ) : (
        <div className={styles.modes} role="radiogroup" aria-labelledby={headingId}>
          {modes.map((name) => (
            <label key={name}>
              <input
                type="radio"
                name={`${id}-mode`}
                value={name}
                checked={mode === name}
                onChange={() => onChoose(name)}
              />
              <span>{data[name]?.label}</span>
            </label>
          ))}
        </div>
      )}
    </div>
  );
}
