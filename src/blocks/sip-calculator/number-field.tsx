import { memo, useId, useMemo, useRef } from 'react';
import { amountInWords } from '../../calculators/amount-in-words.ts';
import { readNumber } from '../../calculators/clean-number.ts';
import { currencySign, formatGrouped } from '../../calculators/format-money.ts';
import { inUnit } from '../../calculators/in-unit.ts';
import { parseAmount } from '../../calculators/parse-amount.ts';
import { sliderStops } from '../../calculators/slider-stops.ts';
import type { CalculatorEvent } from '../../machines/calculator-mode.machine.ts';
import { fill } from '../../model/fill.ts';
import { isOfInputMethod } from '../../ui/of-input-method.ts';
import { boundsOf, type Calculator, type CalculatorField, spokenOf, type Texts, textOf } from './fields.ts';
import styles from './sip-calculator.module.css';
import { Slider } from './slider.tsx';

interface NumberFieldProps {
  readonly field: CalculatorField;
  readonly data: Calculator;
  readonly texts: Texts;
  readonly value: number;
  /** True where what was written last was none of its values. */
  readonly putRight: boolean;
  readonly live: boolean;
  readonly send: (event: CalculatorEvent) => void;
}

/** The words that a phone's keyboard is slow to write. */
const UNITS = [
  ['lakh', 1e5],
  ['crore', 1e7],
] as const;

/** As many digits as a unit has behind its point in any amount of whole rupees. */
const DIGITS = 7;

interface UnitsProps {
  readonly text: string;
  readonly field: CalculatorField;
  readonly data: Calculator;
  readonly onWrite: (text: string) => void;
}

/** Buttons on a phone that write the unit behind the number; the box keeps the focus and the keyboard stays. */
function Units({ text, field: { model }, data: { amounts }, onWrite }: UnitsProps) {
  const write = (word: string, size: number) => {
    const count = inUnit(text, size, model.max, amounts.names);
    if (count !== null) onWrite(`${formatGrouped(count, amounts.format, DIGITS)} ${word}`);
  };
  return (
    <span className={styles.units}>
      {UNITS.map(([name, size]) => (
        <button
          key={name}
          type="button"
          aria-label={`${amounts.names[name]}: ${model.label}`}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => write(amounts.names[name], size)}
        >
          {amounts.names[name]}
        </button>
      ))}
    </span>
  );
}

/** What a field's keyboard must write. */
const KEYBOARDS = { money: 'text', percent: 'decimal', years: 'numeric' } as const;

/** A number as a box, and where there is room as a slider too. The box is tidied when it is left, not while somebody types. */
export const NumberField = memo(function NumberField({
  field,
  data,
  texts,
  value,
  putRight,
  live,
  send,
}: NumberFieldProps) {
  const { key, model } = field;
  const { label, rangeLabel, unit = 'years', min, max, step } = model;
  const { format, names } = data.amounts;
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const bounds = boundsOf(model, names);
  const isMoney = unit === 'money';
  const stops = useMemo(() => sliderStops({ max, step, growing: isMoney }), [max, step, isMoney]);
  const put = (next: number, wasOther = false) => {
    send(field.change(next, wasOther));
    texts.setFieldValue(key, textOf(next, model, data), { dontRunListeners: true });
  };
  const read = (text: string) => {
    const number = readNumber(text, bounds);
    if (number !== null) send(field.change(number));
  };
  const leave = (text: string) => {
    const number = readNumber(text, bounds);
    put(number ?? 0, number === null);
  };
  /** The words of what a box holds; nothing where they are its digits. */
  const inWords = (text: string) => {
    const amount = parseAmount(text, names);
    const words = amount === null ? '' : amountInWords(amount, names, format);
    return words === text ? '' : words;
  };
  const limits = { min: spokenOf(min, model, data), max: spokenOf(max, model, data) };
  return (
    <div className={styles.field} data-unit={unit}>
      <label htmlFor={id}>{label}</label>
      {rangeLabel ? (
        <span id={`${id}-range`} className={styles.range}>
          {rangeLabel}
        </span>
      ) : null}
      <texts.Field
        name={key}
        listeners={{ onChange: ({ value: text }) => read(text), onBlur: ({ value: text }) => leave(text) }}
      >
        {({ state, handleChange, handleBlur }) => (
          <>
            <span className={styles.box} data-sign={isMoney ? currencySign(format) : undefined}>
              <input
                ref={box}
                id={id}
                type="text"
                data-box={key}
                inputMode={KEYBOARDS[unit]}
                aria-describedby={rangeLabel ? `${id}-range ${id}-note` : `${id}-note`}
                value={state.value}
                onChange={(event) => handleChange(event.currentTarget.value)}
                // Whoever looks up a number in another window goes on in the midst of this one.
                onBlur={({ currentTarget }) => currentTarget !== document.activeElement && handleBlur()}
                // An amount that is dropped here is meant as the number, not as digits amidst the old one's.
                onDrop={(event) => {
                  const text = event.dataTransfer.getData('text').trim();
                  const isOwn = event.currentTarget === document.activeElement;
                  if (isOwn || readNumber(text, bounds) === null) return;
                  event.preventDefault();
                  event.currentTarget.focus();
                  handleChange(text);
                }}
                // An Enter with which an input method ends a word ends that word alone.
                onKeyDown={({ key, nativeEvent }) =>
                  key === 'Enter' && !isOfInputMethod(nativeEvent) && handleBlur()
                }
              />
            </span>
            {isMoney ? (
              <>
                {names.sizes ? null : (
                  <Units
                    text={state.value}
                    field={field}
                    data={data}
                    onWrite={(text) => {
                      box.current?.focus();
                      handleChange(text);
                    }}
                  />
                )}
                <span className={styles.words}>{inWords(state.value)}</span>
              </>
            ) : null}
          </>
        )}
      </texts.Field>
      <span id={`${id}-note`} className={styles.putRight} aria-live="polite">
        {putRight ? fill(data.labels.putRight, limits) : null}
      </span>
      <Slider
        name={key}
        label={label}
        value={value}
        stops={stops}
        text={spokenOf(value, model, data)}
        live={live}
        onChange={put}
      />
    </div>
  );
});
