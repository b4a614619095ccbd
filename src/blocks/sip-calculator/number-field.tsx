import { useEffect, useId, useRef, useState } from 'react';
import { cleanNumber, readNumber } from '../../calculators/clean-number.ts';
import { formatGrouped } from '../../calculators/format-money.ts';
import type { BlockData } from '../block-data.ts';
import styles from './sip-calculator.module.css';

type Calculator = BlockData<'sip-calculator'>;
export type FieldModel = Calculator['goal']['goal'];

interface NumberFieldProps {
  readonly field: FieldModel;
  readonly value: number;
  readonly grouping: Calculator['grouping'];
  readonly onChange: (value: number) => void;
}

/** A number as a box, and where there is room as a slider too. The box is tidied when it is left, not while somebody types. */
export function NumberField({ field, value, grouping, onChange }: NumberFieldProps) {
  const { label, rangeLabel, unit, max, step, decimals = 0 } = field;
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const bounds = { max, decimals };
  const shown = formatGrouped(value, { grouping }, decimals);

  const type = (text: string) => {
    setDraft(text);
    const read = readNumber(text, bounds);
    if (read !== null) onChange(read);
  };
  const clean = () => {
    if (draft === null) return;
    onChange(cleanNumber(draft, bounds));
    setDraft(null);
  };

  // What was typed before the app arrived counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount
  useEffect(() => {
    if (box.current && box.current.value !== shown) type(box.current.value);
  }, []);

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {rangeLabel ? (
        <span id={`${id}-range`} className={styles.range}>
          {rangeLabel}
        </span>
      ) : null}
      <span className={styles.box} data-unit={unit}>
        <input
          id={id}
          ref={box}
          type="text"
          inputMode={decimals > 0 ? 'decimal' : 'numeric'}
          autoComplete="off"
          aria-describedby={rangeLabel && `${id}-range`}
          value={draft ?? shown}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={clean}
          onKeyDown={(event) => event.key === 'Enter' && clean()}
        />
      </span>
      <input
        className={styles.slider}
        type="range"
        aria-label={label}
        aria-valuetext={shown}
        min={0}
        max={max}
        step={step}
        value={value}
        style={{ '--share': `${(100 * value) / max}%` }}
        onChange={(event) => {
          setDraft(null);
          onChange(event.currentTarget.valueAsNumber);
        }}
      />
    </div>
  );
}
