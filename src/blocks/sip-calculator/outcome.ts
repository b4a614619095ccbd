import { goalSchedule, type ScheduleYear, yearlySchedule } from '../../calculators/schedule.ts';
import { goalLumpSum } from '../../calculators/sip.ts';
import { planValue, requiredSip } from '../../calculators/what-if.ts';
import type { CalculatorContext } from '../../machines/calculator-mode.machine.ts';

/** What the machine holds as the calculators take it. */
export const goalPlan = ({ goal, extras }: CalculatorContext) => ({ ...goal, stepUp: extras?.stepUp ?? 0 });
export const investPlan = ({ invest, extras }: CalculatorContext) => ({
  ...invest,
  stepUp: extras?.stepUp ?? 0,
});

/** The plan that the pictures show: the monthly way to the goal, or what is invested. */
export const scheduleOf = (state: CalculatorContext): readonly ScheduleYear[] =>
  state.mode === 'goal' ? goalSchedule(goalPlan(state)) : yearlySchedule(investPlan(state));

/** What a goal needs at a rate: so much a month, or so much at once. */
export function goalAt(state: CalculatorContext, rate: number) {
  const plan = { ...goalPlan(state), rate };
  return { monthly: requiredSip(plan), lumpSum: goalLumpSum(plan.goal, rate, plan.years) };
}

/** What an investment becomes at a rate. */
export const investAt = (state: CalculatorContext, rate: number): number =>
  planValue({ ...investPlan(state), rate });
