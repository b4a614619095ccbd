import { goalSchedule, type ScheduleYear, yearlySchedule } from '../../calculators/schedule.ts';
import { goalLumpSum } from '../../calculators/sip.ts';
import { planValue, requiredSip } from '../../calculators/what-if.ts';
import type { CalculatorContext } from '../../machines/calculator-mode.machine.ts';

/** The plan that the pictures show: the monthly way to the goal, or what is invested. */
export function scheduleOf({ mode, goal, invest, extras }: CalculatorContext): readonly ScheduleYear[] {
  const stepUp = extras?.stepUp ?? 0;
  return mode === 'goal' ? goalSchedule({ ...goal, stepUp }) : yearlySchedule({ ...invest, stepUp });
}

/** What a goal needs at a rate: so much a month, or so much at once. */
export function goalAt({ goal, extras }: CalculatorContext, rate: number) {
  const plan = { ...goal, rate, stepUp: extras?.stepUp ?? 0 };
  return { monthly: requiredSip(plan), lumpSum: goalLumpSum(goal.goal, rate, goal.years) };
}

/** What an investment becomes at a rate. */
export const investAt = ({ invest, extras }: CalculatorContext, rate: number): number =>
  planValue({ ...invest, rate, stepUp: extras?.stepUp ?? 0 });
