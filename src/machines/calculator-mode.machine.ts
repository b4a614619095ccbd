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

/** What a block may ask for beside the two forms, the same in both: rates in percent a year, rupees a month. */
export interface ExtrasForm {
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
  | { readonly type: 'changeExtra'; readonly field: keyof ExtrasForm; readonly value: number }
  /** A shared link, read after hydration: what it does not name stays as it is. */
  | {
      readonly type: 'restore';
      readonly mode?: CalculatorMode;
      readonly goal?: Partial<GoalForm>;
      readonly invest?: Partial<InvestForm>;
      readonly extras?: Partial<ExtrasForm>;
    };

interface Types {
  context?: CalculatorContext;
  events?: CalculatorEvent;
  input?: CalculatorContext;
}

const types: Types = {};

const NO_EXTRAS: ExtrasForm = { stepUp: 0, inflation: 0, payable: 0 };

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
    setExtra: assign(({ context, event }) =>
      event.type === 'changeExtra'
        ? { extras: { ...NO_EXTRAS, ...context.extras, [event.field]: event.value } }
        : {},
    ),
    restore: assign(({ context, event }) => {
      if (event.type !== 'restore') return {};
      return {
        mode: event.mode ?? context.mode,
        goal: { ...context.goal, ...event.goal },
        invest: { ...context.invest, ...event.invest },
        ...(event.extras && { extras: { ...NO_EXTRAS, ...context.extras, ...event.extras } }),
      };
    }),
  },
  guards: {
    isFinite: ({ event }) => {
      if (event.type === 'choose') return true;
      if (event.type !== 'restore') return Number.isFinite(event.value);
      return [event.goal, event.invest, event.extras]
        .flatMap((form) => Object.values(form ?? {}))
        .every(Number.isFinite);
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
    changeExtra: { guard: 'isFinite', actions: 'setExtra' },
    restore: { guard: 'isFinite', actions: 'restore' },
  },
  states: {
    goal: { always: { guard: 'isInvest', target: 'invest' } },
    invest: { always: { guard: 'isGoal', target: 'goal' } },
  },
});
