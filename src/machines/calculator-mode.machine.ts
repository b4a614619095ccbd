import { assign, setup } from 'xstate';
import { typesOf } from './types-of.ts';

export type CalculatorMode = 'goal' | 'invest' | 'withdraw';

/** Amounts in rupees, rate in percent a year; the names are those of the block's fields. */
interface GoalForm {
  readonly goal: number;
  readonly years: number;
  readonly rate: number;
}

interface InvestForm {
  readonly monthly: number;
  readonly lumpSum: number;
  readonly years: number;
  readonly rate: number;
}

interface WithdrawForm {
  readonly corpus: number;
  readonly monthly: number;
  readonly rate: number;
}

/** What a block may ask for beside goal and investment, the same in both: rates in percent a year, rupees a month. */
interface ExtrasForm {
  readonly stepUp: number;
  readonly stepUpRupees: number;
  readonly inflation: number;
  readonly payable: number;
}

export interface CalculatorContext {
  /** Always the name of the state. */
  readonly mode: CalculatorMode;
  readonly goal: GoalForm;
  readonly invest: InvestForm;
  readonly withdraw?: WithdrawForm;
  readonly extras?: ExtrasForm;
  /** True while the extras are on view, when they count; changing one shows them. */
  readonly refined?: boolean;
  /** Fields whose last value was none of theirs, so that they hold 0: `goal-years`, `stepUp`. */
  readonly putRight?: ReadonlySet<string> | undefined;
}

/** A field's new value; `putRight` where it replaces one that the field does not take. */
interface Change<Field> {
  readonly field: Field;
  readonly value: number;
  readonly putRight?: boolean | undefined;
}

export type CalculatorEvent =
  | { readonly type: 'choose'; readonly mode: CalculatorMode }
  | { readonly type: 'refine'; readonly open: boolean }
  | ({ readonly type: 'changeGoal' } & Change<keyof GoalForm>)
  | ({ readonly type: 'changeInvest' } & Change<keyof InvestForm>)
  | ({ readonly type: 'changeWithdraw' } & Change<keyof WithdrawForm>)
  | ({ readonly type: 'changeExtra' } & Change<keyof ExtrasForm>);

const NO_WITHDRAWAL: WithdrawForm = { corpus: 0, monthly: 0, rate: 0 };
const NO_EXTRAS: ExtrasForm = { stepUp: 0, stepUpRupees: 0, inflation: 0, payable: 0 };

/** The state follows the mode. */
const to = <Mode extends CalculatorMode>(mode: Mode) =>
  ({ guard: { type: 'isMode', params: mode }, target: mode }) as const;

/** The fields that were put right, after a change of one. */
function marked({ putRight: known }: CalculatorContext, key: string, { putRight }: Change<string>) {
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
    changeGoal: {
      guard: 'isFinite',
      actions: assign({
        goal: ({ context, event }) => ({ ...context.goal, [event.field]: event.value }),
        putRight: ({ context, event }) => marked(context, `goal-${event.field}`, event),
      }),
    },
    changeInvest: {
      guard: 'isFinite',
      actions: assign({
        invest: ({ context, event }) => ({ ...context.invest, [event.field]: event.value }),
        putRight: ({ context, event }) => marked(context, `invest-${event.field}`, event),
      }),
    },
    changeWithdraw: {
      guard: 'isFinite',
      actions: assign({
        withdraw: ({ context, event }) => ({
          ...NO_WITHDRAWAL,
          ...context.withdraw,
          [event.field]: event.value,
        }),
        putRight: ({ context, event }) => marked(context, `withdraw-${event.field}`, event),
      }),
    },
    changeExtra: {
      guard: 'isFinite',
      actions: assign({
        extras: ({ context, event }) => ({ ...NO_EXTRAS, ...context.extras, [event.field]: event.value }),
        refined: ({ context: { refined, extras }, event }) =>
          refined || event.value !== extras?.[event.field],
        putRight: ({ context, event }) => marked(context, event.field, event),
      }),
    },
  },
  states: {
    goal: { always: [to('invest'), to('withdraw')] },
    invest: { always: [to('goal'), to('withdraw')] },
    withdraw: { always: [to('goal'), to('invest')] },
  },
});
