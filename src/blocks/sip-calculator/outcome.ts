import { type GainsTax, valueAfterTax } from '../../calculators/after-tax.ts';
import { goalSchedule, type ScheduleYear, yearlySchedule } from '../../calculators/schedule.ts';
import { presentValue } from '../../calculators/sip.ts';
import { planValue, requiredSip } from '../../calculators/what-if.ts';
import { withdrawalSchedule } from '../../calculators/withdrawal.ts';
import type { CalculatorContext } from '../../machines/calculator-mode.machine.ts';

/** What the machine holds as the calculators take it. */
export const goalPlan = (state: CalculatorContext) => ({ ...state.goal, ...stepsOf(state) });
export const investPlan = (state: CalculatorContext) => ({ ...state.invest, ...stepsOf(state) });

/** A step-up that is closed does not count: its figures would come from what nobody sees. */
const stepsOf = ({ refined, extras: { stepUp, stepUpRupees } }: CalculatorContext) =>
  refined ? { stepUp, stepUpRupees } : { stepUp: 0, stepUpRupees: 0 };

/** Years of withdrawals that the table shows. */
const MOST_YEARS = 50;

/** The plan year by year: the monthly way to the goal, what is invested, or what is taken out and what is left. */
export function scheduleOf(state: CalculatorContext): readonly ScheduleYear[] {
  if (state.mode === 'goal') return goalSchedule(goalPlan(state));
  if (state.mode === 'invest') return yearlySchedule(investPlan(state));
  const rows = withdrawalSchedule(state.withdraw, MOST_YEARS);
  return rows.map(({ year, withdrawn, left }) => ({ year, invested: withdrawn, value: left }));
}

/** What an investment leaves after tax on its gain. */
export const afterTax = (state: CalculatorContext, tax: GainsTax): number =>
  valueAfterTax(
    investAt(state, state.invest.rate),
    yearlySchedule(investPlan(state)).at(-1)?.invested ?? state.invest.lumpSum,
    tax,
  );

/** What a goal needs at a rate: so much a month, or so much at once. */
export function goalAt(state: CalculatorContext, rate: number) {
  const plan = { ...goalPlan(state), rate };
  return { monthly: requiredSip(plan), lumpSum: presentValue(plan.goal, rate, plan.years) };
}

/** What an investment becomes at a rate. */
export const investAt = (state: CalculatorContext, rate: number): number =>
  planValue({ ...investPlan(state), rate });
