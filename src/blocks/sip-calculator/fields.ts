import { useForm } from '@tanstack/react-form';
import { useState } from 'react';
import { type AmountNames, amountInWords } from '../../calculators/amount-in-words.ts';
import type { NumberBounds } from '../../calculators/clean-number.ts';
import { formatGrouped, formatMoney } from '../../calculators/format-money.ts';
import type { ScheduleYear } from '../../calculators/schedule.ts';
import {
  type CalculatorContext,
  type CalculatorEvent,
  type Forms,
  fieldKey,
} from '../../machines/calculator-mode.machine.ts';
import { type CalculatorMode, FIELDS, type FieldName, type FormName } from '../../model/calculator-forms.ts';
import { recordOf } from '../../model/record-of.ts';
import type { BlockData } from '../block-data.ts';

export type Calculator = BlockData<'sip-calculator'>;
/** What only shows. */
export type Shown = NonNullable<Calculator['shown']>;
type FieldModel = Calculator['goal']['goal'];

/** What the parts of the calculator are drawn from. */
export interface PartProps {
  readonly data: Calculator;
  readonly state: CalculatorContext;
  /** The plan, year by year. */
  readonly rows: readonly ScheduleYear[];
  /** The section's. */
  readonly id: string;
  /** Of the headings inside. */
  readonly level: number;
}

/** One number that the visitor sets: its block's description, its place in the machine, and its name in an address. */
export interface CalculatorField {
  /** Unique in the block: `goal-years` and `invest-years` are two boxes. */
  readonly key: string;
  /** The name in an address, where only one mode's inputs stand. */
  readonly name: string;
  readonly model: FieldModel;
  read(state: CalculatorContext): number;
  change(value: number, putRight?: boolean): CalculatorEvent;
}

export const MODES = ['goal', 'invest', 'withdraw'] as const;

/** The modes that a block has. */
export const modesOf = (data: Calculator): readonly CalculatorMode[] =>
  MODES.filter((mode) => data[mode] !== undefined);

type Models = {
  readonly [Form in FormName]: Readonly<Partial<Record<FieldName<Form>, FieldModel | undefined>>> | undefined;
};

/** The fields that a block describes, by their forms. */
const modelsOf = ({ goal, invest, withdraw, extras }: Calculator): Models => ({
  goal,
  invest,
  withdraw,
  extras: {
    stepUp: extras?.stepUp,
    stepUpRupees: extras?.stepUpRupees,
    inflation: extras?.inflation?.field,
    payable: extras?.shortfall?.field,
  },
});

/** The fields of a form that the block describes. */
function fieldsIn<Form extends FormName>(data: Calculator, form: Form): readonly CalculatorField[] {
  const models = modelsOf(data)[form];
  return FIELDS[form].flatMap((name: FieldName<Form>): readonly CalculatorField[] => {
    const model = models?.[name];
    if (!model) return [];
    const read = (forms: Forms) => forms[form][name];
    const change = (value: number, putRight?: boolean) =>
      ({ type: 'change', form, field: name, value, putRight }) as const;
    return [{ key: fieldKey(form, name), name, model, read, change }];
  });
}

/** True where a field stands among those that are closed at first. */
export const isExtra = ({ key, name }: CalculatorField): boolean => key === name;

/** The numbers that a mode asks for, in their order. */
export function fieldsOf(data: Calculator, mode: CalculatorMode): readonly CalculatorField[] {
  const own = fieldsIn(data, mode);
  if (mode === 'withdraw') return own;
  const extras = fieldsIn(data, 'extras');
  return [...own, ...(mode === 'goal' ? extras : extras.filter(({ name }) => name !== 'payable'))];
}

/** The calculator as its block describes it. */
export function startOf(data: Calculator): CalculatorContext {
  const { defaultMode = 'goal', extras } = data;
  const models = modelsOf(data);
  const startIn = <Form extends FormName>(form: Form) =>
    recordOf<FieldName<Form>, number>(FIELDS[form], (name) => models[form]?.[name]?.default ?? 0);
  return {
    mode: defaultMode,
    goal: startIn('goal'),
    invest: startIn('invest'),
    withdraw: startIn('withdraw'),
    extras: startIn('extras'),
    // What cannot be closed is always on view.
    refined: extras !== undefined && extras.refine === undefined,
  };
}

/** The stated minimum is a hint: a box takes every number from 0. */
export const boundsOf = ({ max, decimals = 0 }: FieldModel, names?: AmountNames): NumberBounds => ({
  max,
  decimals,
  names,
});

/** The text that a box shows for a number. */
export const textOf = (value: number, model: FieldModel, { amounts }: Calculator): string =>
  formatGrouped(value, amounts.format, model.decimals ?? 0);

const SIGNS = { money: '', percent: '%', years: '' } as const;

/** A number as people say it: `₹10 lakh`, `12%`, `15`. */
export function spokenOf(value: number, model: FieldModel, data: Calculator): string {
  const { unit = 'years' } = model;
  return unit === 'money' ? amountWords(value, data) : `${textOf(value, model, data)}${SIGNS[unit]}`;
}

/** An amount in words: `₹1.49 crore`, `1,5 Mio. €`. */
export const amountWords = (
  amount: number,
  { amounts: { format, names } }: Calculator,
  said: AmountNames = names,
): string => format.before + amountInWords(amount, said, format) + format.after;

const LARGE = 100_000;

/** The words that follow a large amount; nothing where the digits say as much. */
export function wordsAfter(amount: number, data: Calculator): string {
  if (!Number.isFinite(amount) || amount < LARGE) return '';
  const words = amountWords(amount, data);
  // German has no short word below a million.
  return words === formatMoney(amount, data.amounts.format) ? '' : words;
}

/** The texts of all boxes, by the fields' keys. What they mean in numbers is the machine's. */
export function useTexts(data: Calculator, start: CalculatorContext) {
  const [defaultValues] = useState<Record<string, string>>(() =>
    Object.fromEntries(
      modesOf(data)
        .flatMap((mode) => fieldsOf(data, mode))
        .map(({ key, model, read }) => [key, textOf(read(start), model, data)]),
    ),
  );
  return useForm({ defaultValues });
}

export type Texts = ReturnType<typeof useTexts>;
