import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, divide, fromDecimal, fromDouble, multiply } from '../../src/calculators/double-double.ts';
import { holds } from '../support/holds.ts';

const whole = fc.maxSafeInteger();

const asBigInt = (value: { high: number; low: number }) => BigInt(value.high) + BigInt(value.low);

describe('double-double arithmetic', () => {
  it('adds and multiplies whole numbers up to 2^53 without an error', () => {
    holds(
      fc.property(whole, whole, (a, b) => {
        expect(asBigInt(add(fromDouble(a), fromDouble(b)))).toBe(BigInt(a) + BigInt(b));
        expect(asBigInt(multiply(fromDouble(a), fromDouble(b)))).toBe(BigInt(a) * BigInt(b));
      }),
    );
  });

  it('divides so that multiplying gives the number back', () => {
    holds(
      fc.property(whole, fc.integer({ min: 1, max: 1_000_000 }), (a, b) => {
        const back = multiply(divide(fromDouble(a), fromDouble(b)), fromDouble(b));
        expect(back.high).toBe(a);
        expect(Math.abs(back.low)).toBeLessThanOrEqual(Math.abs(a) * 1e-30);
      }),
    );
  });

  it.each([0.1, 29.7, 12.75, 1e-7, 123456.789, -7.1])('reads %d as the decimal that was written', (value) => {
    const digits = value.toFixed(12).replace('.', '');
    const scaled = multiply(fromDecimal(value), fromDouble(1e12));
    expect(scaled.high).toBe(Number(digits));
    expect(Math.abs(scaled.low)).toBeLessThan(1e-12);
  });

  it('reads 22 decimals: no larger power of ten is exact', () => {
    expect(fromDecimal(1e-22)).toEqual(divide(fromDouble(1), fromDouble(1e22)));
  });

  it.each([1e-23, 1e-40, 1e40, Number.POSITIVE_INFINITY, 5])('takes %d as it is', (value) => {
    expect(fromDecimal(value)).toEqual({ high: value, low: 0 });
  });

  it('stays infinite past the largest double', () => {
    const large = fromDouble(1e200);
    expect(multiply(large, large)).toEqual({ high: Number.POSITIVE_INFINITY, low: 0 });
    expect(divide(fromDouble(1), fromDouble(0)).high).toBe(Number.POSITIVE_INFINITY);
  });
});
