import { assign, setup } from 'xstate';
import { typesOf } from './types-of.ts';

export type CalculatorMode = 'goal' | 'invest';

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

/** What a block may ask for beside the two forms, the same in both: rates in percent a year, rupees a month. */
interface ExtrasForm {
  readonly stepUp: number;
  readonly inflation: number;
  readonly payable: number;
}

export interface CalculatorContext {
  /** Always the name of the state. */
  readonly mode: CalculatorMode;
  readonly goal: GoalForm;
  readonly invest: InvestForm;
  readonly extras?: ExtrasForm;
}

export type CalculatorEvent =
  | { readonly type: 'choose'; readonly mode: CalculatorMode }
  | { readonly type: 'changeGoal'; readonly field: keyof GoalForm; readonly value: number }
  | { readonly type: 'changeInvest'; readonly field: keyof InvestForm; readonly value: number }
  | { readonly type: 'changeExtra'; readonly field: keyof ExtrasForm; readonly value: number };

const NO_EXTRAS: ExtrasForm = { stepUp: 0, inflation: 0, payable: 0 };

/**
 * goal ⇄ invest; each form keeps its values while the other is on view. Values arrive cleaned
 * (clean-number.ts); one that is not finite is ignored, so that no result is NaN.
 */
export const calculatorModeMachine = setup({
  types: typesOf<{ context: CalculatorContext; events: CalculatorEvent; input: CalculatorContext }>(),
  guards: {
    isFinite: ({ event }) => 'value' in event && Number.isFinite(event.value),
    isGoal: ({ context }) => context.mode === 'goal',
    isInvest: ({ context }) => context.mode === 'invest',
  },
}).createMachine({
  id: 'calculator-mode',
  context: ({ input }) => input,
  initial: 'goal',
  on: {
    choose: { actions: assign(({ event }) => ({ mode: event.mode })) },
    changeGoal: {
      guard: 'isFinite',
      actions: assign({ goal: ({ context, event }) => ({ ...context.goal, [event.field]: event.value }) }),
    },
    changeInvest: {
      guard: 'isFinite',
      actions: assign({
        invest: ({ context, event }) => ({ ...context.invest, [event.field]: event.value }),
      }),
    },
    changeExtra: {
      guard: 'isFinite',
      actions: assign({
        extras: ({ context, event }) => ({ ...NO_EXTRAS, ...context.extras, [event.field]: event.value }),
      }),
    },
  },
  states: {
    goal: { always: { guard: 'isInvest', target: 'invest' } },
    invest: { always: { guard: 'isGoal', target: 'goal' } },
  },
});
