import type { DoubleDouble } from './double-double.ts';

/** Far above the error of the arithmetic, far below anything that a rupee is divided into. */
const RELATIVE_ERROR = 1e-27;
const ABSOLUTE_ERROR = 1e-15;

/**
 * The amount in whole rupees, halves up, as `Math.round` does for a double.
 *
 * @returns whole rupees; Infinity and NaN stay what they are.
 */
export function roundRupees(amount: DoubleDouble): number {
  if (!Number.isFinite(amount.high)) return amount.high;
  const floor = Math.floor(amount.high);
  const rest = amount.high - floor + amount.low;
  const error = ABSOLUTE_ERROR + Math.abs(amount.high) * RELATIVE_ERROR;
  // An exact half may arrive as 0.4999…; `+ 0` turns -0 into 0.
  return floor + Math.floor(rest + 0.5 + error) + 0;
}
