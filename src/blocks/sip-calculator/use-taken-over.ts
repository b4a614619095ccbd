import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { readNumber } from '../../calculators/clean-number.ts';
import { positionOf, sliderStops } from '../../calculators/slider-stops.ts';
import type { CalculatorContext, CalculatorEvent } from '../../machines/calculator-mode.machine.ts';
import { keptNumbers, openedQuery, readLink } from './address.ts';
import {
  boundsOf,
  type Calculator,
  type CalculatorField,
  fieldsOf,
  isExtra,
  modesOf,
  type Texts,
  textOf,
} from './fields.ts';

interface TakeOver {
  readonly root: RefObject<HTMLElement | null>;
  readonly id: string;
  readonly data: Calculator;
  readonly start: CalculatorContext;
  readonly texts: Texts;
  readonly send: (event: CalculatorEvent) => void;
}

/** The number to which the static page's slider was moved; null where it stands as it was drawn. */
function movedTo(range: HTMLInputElement | null, { model, read }: CalculatorField, start: CalculatorContext) {
  const stops = sliderStops({ max: model.max, step: model.step, growing: model.unit === 'money' });
  const drawn = Math.round(positionOf(read(start), stops));
  return range === null || range.valueAsNumber === drawn ? null : (stops[range.valueAsNumber] ?? null);
}

/**
 * Takes over, once, what the address holds and then what the visitor did before the app was there: their own typing
 * counts more.
 * @returns false until that is done
 */
export function useTakenOver({ root, id, data, start, texts, send }: TakeOver): boolean {
  const [done, setDone] = useState(false);
  const takeOver = useEffectEvent(() => {
    const put = (field: CalculatorField, told: number | null, written?: string) => {
      const value = told ?? 0;
      const text = written ?? textOf(value, field.model, data);
      send(field.change(value, told === null));
      texts.setFieldValue(field.key, text, { dontRunListeners: true });
    };
    const find = (selector: string) => root.current?.querySelector<HTMLInputElement>(selector) ?? null;
    const typed = fieldsOf(data, start.mode).map((field) => ({
      field,
      text: find(`[data-box="${field.key}"]`)?.value ?? '',
      moved: movedTo(find(`[data-slider="${field.key}"]`), field, start),
    }));
    const chosen = find('input:checked')?.value;
    const query = openedQuery(id);
    const linked = readLink(query, id, data);
    if (linked) send({ type: 'choose', mode: linked.mode });
    const numbers = [...keptNumbers(query, id, data), ...(linked?.numbers ?? [])];
    for (const { field, value } of numbers) put(field, value);
    const refined = numbers.some(({ field }) => isExtra(field));
    if (refined || root.current?.querySelector('details')?.open) send({ type: 'refine', open: true });
    const mode = modesOf(data).find((name) => name === chosen && name !== start.mode);
    if (mode) send({ type: 'choose', mode });
    for (const { field, text, moved } of typed) {
      const shown = textOf(field.read(start), field.model, data);
      if (moved !== null) put(field, moved);
      else if (text !== shown)
        put(field, readNumber(text, boundsOf(field.model, data.amounts.names)) ?? field.read(start), text);
    }
    setDone(true);
  });
  useEffect(() => takeOver(), []);
  return done;
}
