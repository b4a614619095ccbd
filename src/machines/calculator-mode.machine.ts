import { assign, setup } from 'xstate';
import type { CalculatorMode, FieldName, FormName } from '../model/calculator-forms.ts';
import { typesOf } from './types-of.ts';

/** Amounts in rupees, rates in percent a year. */
export type Forms = { readonly [Form in FormName]: Readonly<Record<FieldName<Form>, number>> };

/** What a block does not ask for is 0. */
export interface CalculatorContext extends Forms {
  /** Always the name of the state. */
  readonly mode: CalculatorMode;
  /** True while the extras are on view, when they count; changing one shows them. */
  readonly refined?: boolean;
  /** Fields whose last value was none of theirs, so that they hold 0: `goal-years`, `stepUp`. */
  readonly putRight?: ReadonlySet<string> | undefined;
}

/** A field's new value; `putRight` where it replaces one that the field does not take. */
interface Change<Form extends FormName> {
  readonly type: 'change';
  readonly form: Form;
  readonly field: FieldName<Form>;
  readonly value: number;
  readonly putRight?: boolean | undefined;
}

export type CalculatorEvent =
  | { readonly type: 'choose'; readonly mode: CalculatorMode }
  | { readonly type: 'refine'; readonly open: boolean }
  | Change<FormName>;

/** What names a field in the whole block: `goal-years` and `invest-years` are two. */
export const fieldKey = <Form extends FormName>(form: Form, field: FieldName<Form>): string =>
  form === 'extras' ? field : `${form}-${field}`;

/** The state follows the mode. */
const to = <Mode extends CalculatorMode>(mode: Mode) =>
  ({ guard: { type: 'isMode', params: mode }, target: mode }) as const;

/** The fields that were put right, after a change of one. */
function marked({ putRight: known }: CalculatorContext, { form, field, putRight }: Change<FormName>) {
  const key = fieldKey(form, field);
  if (!putRight && !known?.has(key)) return known;
  const others = [...(known ?? [])].filter((other) => other !== key);
  return new Set(putRight ? [...others, key] : others);
}

/**
 * goal ⇄ invest ⇄ withdraw; each form keeps its values while another is on view. Values arrive cleaned
 * (clean-number.ts); one that is not finite is ignored, so that no result is NaN.
 */
export const calculatorModeMachine = setup({
  types: typesOf<{ context: CalculatorContext; events: CalculatorEvent; input: CalculatorContext }>(),
  guards: {
    isFinite: ({ event }) => 'value' in event && Number.isFinite(event.value),
    isMode: ({ context }, mode: CalculatorMode) => context.mode === mode,
  },
}).createMachine({
  id: 'calculator-mode',
  context: ({ input }) => input,
  initial: 'goal',
  on: {
    refine: { actions: assign(({ event }) => ({ refined: event.open })) },
    choose: { actions: assign(({ event }) => ({ mode: event.mode })) },
    change: {
      guard: 'isFinite',
      actions: assign(({ context, event }) => {
        const { form, field, value } = event;
        const before: Partial<Record<typeof field, number>> = context[form];
        return {
          [form]: { ...before, [field]: value },
          putRight: marked(context, event),
          ...(form === 'extras' && { refined: context.refined || value !== before[field] }),
        };
      }),
    },
  },
  states: {
    goal: { always: [to('invest'), to('withdraw')] },
    invest: { always: [to('goal'), to('withdraw')] },
    withdraw: { always: [to('goal'), to('invest')] },
  },
});
