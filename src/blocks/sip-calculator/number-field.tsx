import { memo, useId, useMemo } from 'react';
import { amountInWords } from '../../calculators/amount-in-words.ts';
import { cleanNumber, readNumber } from '../../calculators/clean-number.ts';
import { currencySign } from '../../calculators/format-money.ts';
import { parseAmount } from '../../calculators/parse-amount.ts';
import { sliderStops } from '../../calculators/slider-stops.ts';
import type { CalculatorEvent } from '../../machines/calculator-mode.machine.ts';
import { boundsOf, type Calculator, type CalculatorField, type Texts, textOf } from './fields.ts';
import styles from './sip-calculator.module.css';
import { Slider } from './slider.tsx';

interface NumberFieldProps {
  readonly field: CalculatorField;
  readonly data: Calculator;
  readonly texts: Texts;
  readonly value: number;
  readonly live: boolean;
  readonly send: (event: CalculatorEvent) => void;
}

const SIGNS = { money: '', percent: '%', years: '' } as const;

/** A number as a box, and where there is room as a slider too. The box is tidied when it is left, not while somebody types. */
export const NumberField = memo(function NumberField({
  field,
  data,
  texts,
  value,
  live,
  send,
}: NumberFieldProps) {
  const { key, model } = field;
  const { label, rangeLabel, unit, max, step, decimals = 0 } = model;
  const { format, names } = data.amounts;
  const id = useId();
  const bounds = boundsOf(model);
  const isMoney = unit === 'money';
  const stops = useMemo(() => sliderStops({ max, step, growing: isMoney }), [max, step, isMoney]);
  const put = (next: number) => {
    send(field.change(next));
    texts.setFieldValue(key, textOf(next, model, data), { dontRunListeners: true });
  };
  const read = (text: string) => {
    const number = readNumber(text, bounds);
    if (number !== null) send(field.change(number));
  };
  const inWords = (amount: number | null) => (amount === null ? '' : amountInWords(amount, names, format));
  const spoken = isMoney
    ? currencySign(format) + inWords(value)
    : `${textOf(value, model, data)}${SIGNS[unit ?? 'years']}`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {rangeLabel ? (
        <span id={`${id}-range`} className={styles.range}>
          {rangeLabel}
        </span>
      ) : null}
      <texts.Field
        name={key}
        listeners={{
          onChange: ({ value: text }) => read(text),
          onBlur: ({ value: text }) => put(cleanNumber(text, bounds)),
        }}
      >
        {({ state, handleChange, handleBlur }) => (
          <>
            <span className={styles.box} data-unit={unit}>
              <input
                id={id}
                type="text"
                data-box={key}
                inputMode={decimals > 0 ? 'decimal' : 'numeric'}
                aria-describedby={rangeLabel && `${id}-range`}
                value={state.value}
                onChange={(event) => handleChange(event.currentTarget.value)}
                onBlur={handleBlur}
                onKeyDown={(event) => event.key === 'Enter' && handleBlur()}
              />
            </span>
            {isMoney ? <span className={styles.words}>{inWords(parseAmount(state.value))}</span> : null}
          </>
        )}
      </texts.Field>
      <Slider name={key} label={label} value={value} stops={stops} text={spoken} live={live} onChange={put} />
    </div>
  );
});
