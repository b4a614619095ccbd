import {
  add,
  type DoubleDouble,
  divide,
  fromDecimal,
  fromDouble,
  multiply,
  ONE,
  ZERO,
} from './double-double.ts';

/** What one rupee becomes over n periods at the interest i a period. */
interface Compound {
  /** (1 + i)ⁿ: a rupee put in once. */
  readonly growth: DoubleDouble;
  /** (1 + i)ⁿ + … + (1 + i)¹: a rupee put in at the start of every period (annuity-due). */
  readonly annuityDue: DoubleDouble;
}

const NOT_A_NUMBER: Compound = { growth: fromDouble(Number.NaN), annuityDue: fromDouble(Number.NaN) };

/** Months at the nominal rate ⁄ 12: the compounding of a SIP. `rate` in percent a year. */
export function compoundMonthly(rate: number, years: number): Compound {
  return compound(rate, 1200, 12 * years);
}

/** Years at the whole rate: the compounding of a lump sum and of prices. `rate` in percent a year. */
export function compoundYearly(rate: number, years: number): Compound {
  return compound(rate, 100, years);
}

function compound(rate: number, divisor: number, periods: number): Compound {
  if (!(rate > -100) || !(periods >= 0)) return NOT_A_NUMBER;
  const interest = divide(fromDecimal(rate), fromDouble(divisor));
  const step = add(ONE, interest);
  const whole = Math.floor(periods);
  let growth = ONE;
  let sum = ZERO;
  // By doubling, S(2n) = S(n)·(1 + growth) and S(n + 1) = S(n)·step + 1: nothing is subtracted and nothing
  // divided by the interest, so that tiny rates lose no digit and rate 0 needs no case of its own.
  for (const bit of Number.isSafeInteger(whole) ? whole.toString(2) : '') {
    sum = multiply(sum, add(ONE, growth));
    growth = multiply(growth, growth);
    if (bit === '0') continue;
    sum = add(multiply(sum, step), ONE);
    growth = multiply(growth, step);
  }
  const part = Number.isSafeInteger(whole) ? periods - whole : periods;
  if (part > 0) {
    const rest = compoundPart(interest.high, part);
    sum = add(multiply(sum, rest.growth), rest.sum);
    growth = multiply(growth, rest.growth);
  }
  return { growth, annuityDue: multiply(sum, step) };
}

/** Part of a period, by the closed formula; `expm1` and `log1p` keep it right at tiny rates. */
function compoundPart(interest: number, part: number): { growth: DoubleDouble; sum: DoubleDouble } {
  const exponent = part * Math.log1p(interest);
  const sum = interest === 0 ? part : Math.expm1(exponent) / interest;
  return { growth: fromDouble(Math.exp(exponent)), sum: fromDouble(sum) };
}
