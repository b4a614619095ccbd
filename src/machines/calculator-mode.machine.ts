import { assign, setup } from 'xstate';

export type CalculatorMode = 'goal' | 'invest';

/** Amounts in rupees, rate in percent a year; the names are those of the block's fields. */
export interface GoalForm {
  readonly goal: number;
  readonly years: number;
  readonly rate: number;
}

export interface InvestForm {
  readonly monthly: number;
  readonly lumpSum: number;
  readonly years: number;
  readonly rate: number;
}

export interface CalculatorContext {
  /** Always the name of the state. */
  readonly mode: CalculatorMode;
  readonly goal: GoalForm;
  readonly invest: InvestForm;
}

export type CalculatorEvent =
  | { readonly type: 'choose'; readonly mode: CalculatorMode }
  | { readonly type: 'changeGoal'; readonly field: keyof GoalForm; readonly value: number }
  | { readonly type: 'changeInvest'; readonly field: keyof InvestForm; readonly value: number }
  /** A shared link, read after hydration: what it does not name stays as it is. */
  | {
      readonly type: 'restore';
      readonly mode?: CalculatorMode;
      readonly goal?: Partial<GoalForm>;
      readonly invest?: Partial<InvestForm>;
    };

interface Types {
  context?: CalculatorContext;
  events?: CalculatorEvent;
  input?: CalculatorContext;
}

const types: Types = {};

/**
 * goal ⇄ invest; each form keeps its values while the other is on view. Values arrive cleaned
 * (clean-number.ts); one that is not finite is ignored, so that no result is NaN.
 */
export const calculatorModeMachine = setup({
  types,
  actions: {
    choose: assign(({ event }) => (event.type === 'choose' ? { mode: event.mode } : {})),
    setGoal: assign(({ context, event }) =>
      event.type === 'changeGoal' ? { goal: { ...context.goal, [event.field]: event.value } } : {},
    ),
    setInvest: assign(({ context, event }) =>
      event.type === 'changeInvest' ? { invest: { ...context.invest, [event.field]: event.value } } : {},
    ),
    restore: assign(({ context, event }) => {
      if (event.type !== 'restore') return {};
      return {
        mode: event.mode ?? context.mode,
        goal: { ...context.goal, ...event.goal },
        invest: { ...context.invest, ...event.invest },
      };
    }),
  },
  guards: {
    isFinite: ({ event }) => {
      if (event.type === 'choose') return true;
      if (event.type !== 'restore') return Number.isFinite(event.value);
      return [event.goal, event.invest].flatMap((form) => Object.values(form ?? {})).every(Number.isFinite);
    },
    isGoal: ({ context }) => context.mode === 'goal',
    isInvest: ({ context }) => context.mode === 'invest',
  },
}).createMachine({
  id: 'calculator-mode',
  context: ({ input }) => input,
  initial: 'goal',
  on: {
    choose: { actions: 'choose' },
    changeGoal: { guard: 'isFinite', actions: 'setGoal' },
    changeInvest: { guard: 'isFinite', actions: 'setInvest' },
    restore: { guard: 'isFinite', actions: 'restore' },
  },
  states: {
    goal: { always: { guard: 'isInvest', target: 'invest' } },
    invest: { always: { guard: 'isGoal', target: 'goal' } },
  },
});
