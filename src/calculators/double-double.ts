/**
 * Numbers of about 31 digits, as the unevaluated sum of two doubles.
 *
 * Source: T. J. Dekker, 'A floating-point technique for extending the available precision', 1971.
 * Plain doubles are not enough here: of 10,000 random SIPs within the calculator's bounds about 100 end a
 * rupee off with `pow`, and about 3 with `expm1` and `log1p`.
 */
export interface DoubleDouble {
  readonly high: number;
  readonly low: number;
}

const SPLITTER = 2 ** 27 + 1;
const LARGEST_EXACT_POWER_OF_TEN = 22;

export const ZERO: DoubleDouble = { high: 0, low: 0 };
export const ONE: DoubleDouble = { high: 1, low: 0 };

/** A double taken as it is, all its binary digits included. */
export function fromDouble(value: number): DoubleDouble {
  return { high: value, low: 0 };
}

/** The decimal that was written: `fromDecimal(29.7)` is 297/10, not the double nearest to it. */
export function fromDecimal(value: number): DoubleDouble {
  if (Number.isSafeInteger(value) || !Number.isFinite(value)) return fromDouble(value);
  const [mantissa = '0', exponent = '0'] = value.toExponential().split('e');
  const fraction = mantissa.split('.')[1] ?? '';
  const power = Number(exponent) - fraction.length;
  if (Math.abs(power) > LARGEST_EXACT_POWER_OF_TEN) return fromDouble(value);
  const digits = BigInt(mantissa.replace('.', ''));
  const high = Number(digits);
  const whole = { high, low: Number(digits - BigInt(high)) };
  const scale = fromDouble(10 ** Math.abs(power));
  return power < 0 ? divide(whole, scale) : multiply(whole, scale);
}

export function add(a: DoubleDouble, b: DoubleDouble): DoubleDouble {
  const sum = sumExactly(a.high, b.high);
  return normalise(sum.high, sum.low + (a.low + b.low));
}

export function multiply(a: DoubleDouble, b: DoubleDouble): DoubleDouble {
  const product = multiplyExactly(a.high, b.high);
  return normalise(product.high, product.low + (a.high * b.low + a.low * b.high));
}

export function divide(a: DoubleDouble, b: DoubleDouble): DoubleDouble {
  const first = a.high / b.high;
  if (!Number.isFinite(first) || !Number.isFinite(b.high)) return fromDouble(first);
  const rest = add(a, multiply(b, fromDouble(-first)));
  const second = rest.high / b.high;
  const remainder = add(rest, multiply(b, fromDouble(-second)));
  return add(normalise(first, second), fromDouble(remainder.high / b.high));
}

function sumExactly(a: number, b: number): DoubleDouble {
  const high = a + b;
  const part = high - a;
  return { high, low: a - (high - part) + (b - part) };
}

function multiplyExactly(a: number, b: number): DoubleDouble {
  const high = a * b;
  const [aHigh, aLow] = split(a);
  const [bHigh, bLow] = split(b);
  return { high, low: aHigh * bHigh - high + aHigh * bLow + aLow * bHigh + aLow * bLow };
}

function split(value: number): readonly [number, number] {
  const shifted = value * SPLITTER;
  const high = shifted - (shifted - value);
  return [high, value - high];
}

function normalise(high: number, low: number): DoubleDouble {
  const sum = high + low;
  // Past the largest double the lower half is NaN and would hide that the value is infinite.
  if (!Number.isFinite(sum)) return fromDouble(Number.isFinite(high) || Number.isNaN(low) ? high : sum);
  return { high: sum, low: low - (sum - high) };
}
