/**
 * An independent calculator for the tests: it pays in and adds interest month after month in exact fractions
 * (a BigInt over a BigInt), knows no formula, and shares no code with src/calculators.
 */
interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

/** Rates in hundredths of a percent a year; amounts in whole rupees. */
export interface SimulatedPlan {
  readonly monthly: number;
  readonly rate: number;
  readonly years: number;
  readonly stepUp?: number;
}

const WHOLE = 10_000n;

/** The value of a SIP at the end of each year, in whole rupees, halves up. */
export function simulateSip(plan: SimulatedPlan): readonly number[] {
  return sipByYear(plan).map(roundHalfUp);
}

/** What must be paid every month: the goal over what one rupee a month becomes. */
export function simulateGoalSip(goal: number, plan: SimulatedPlan): number {
  const one = sipByYear({ ...plan, monthly: 1 }).at(-1);
  if (one === undefined) return Number.POSITIVE_INFINITY;
  return roundHalfUp({ top: BigInt(goal) * one.bottom, bottom: one.top });
}

/** A single amount, grown once a year. */
export function simulateLumpSum(lumpSum: number, rate: number, years: number): number {
  return roundHalfUp(lumpSumAfter(BigInt(lumpSum), rate, years));
}

/** The single amount that must be paid: the goal over what one rupee becomes. */
export function simulateGoalLumpSum(goal: number, rate: number, years: number): number {
  const one = lumpSumAfter(1n, rate, years);
  return roundHalfUp({ top: BigInt(goal) * one.bottom, bottom: one.top });
}

function sipByYear({ monthly, rate, years, stepUp = 0 }: SimulatedPlan): readonly Fraction[] {
  const ends: Fraction[] = [];
  const monthBottom = WHOLE * 12n;
  // A denominator in which every stepped-up instalment is a whole number.
  let bottom = stepUp === 0 ? 1n : WHOLE ** BigInt(years);
  let instalment = BigInt(monthly) * bottom;
  let top = 0n;
  let scale = 1n;
  for (let month = 1; month <= 12 * years; month += 1) {
    top = (top + instalment * scale) * (monthBottom + BigInt(rate));
    scale *= monthBottom;
    bottom *= monthBottom;
    if (month % 12 !== 0) continue;
    ends.push({ top, bottom });
    instalment = (instalment * (WHOLE + BigInt(stepUp))) / WHOLE;
  }
  return ends;
}

function lumpSumAfter(amount: bigint, rate: number, years: number): Fraction {
  let top = amount;
  let bottom = 1n;
  for (let year = 1; year <= years; year += 1) {
    top *= WHOLE + BigInt(rate);
    bottom *= WHOLE;
  }
  return { top, bottom };
}

function roundHalfUp({ top, bottom }: Fraction): number {
  return Number((2n * top + bottom) / (2n * bottom));
}
