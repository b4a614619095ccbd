import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { positionOf, sliderStops } from '../../src/calculators/slider-stops.ts';
import { holds } from '../support/holds.ts';

describe('sliderStops', () => {
  it('goes by single steps where it does not grow', () => {
    expect(sliderStops({ max: 5, step: 1, growing: false })).toEqual([0, 1, 2, 3, 4, 5]);
    expect(sliderStops({ max: 50, step: 1, growing: false })).toHaveLength(51);
    expect(sliderStops({ max: 0.3, step: 0.1, growing: false })).toEqual([0, 0.1, 0.2, 0.3]);
  });

  it('ends with the largest value, whether or not a step leads there', () => {
    expect(sliderStops({ max: 7, step: 3, growing: false })).toEqual([0, 3, 6, 7]);
    expect(sliderStops({ max: 0, step: 3, growing: true })).toEqual([0]);
  });

  it('reaches both 500 and 10,00,000 in few steps', () => {
    const stops = sliderStops({ max: 1_000_000, step: 500, growing: true });
    expect(stops.slice(0, 3)).toEqual([0, 500, 1000]);
    expect(stops.slice(39, 43)).toEqual([19_500, 20_000, 21_000, 22_000]);
    const far = stops.indexOf(200_000);
    expect(stops.slice(far - 1, far + 2)).toEqual([195_000, 200_000, 210_000]);
    expect(stops.slice(-2)).toEqual([975_000, 1_000_000]);
    expect(stops.length).toBeLessThan(200);
  });

  it('rises from 0 to the end for any range', () => {
    const range = fc.record({
      max: fc.integer({ min: 1, max: 500_000_000 }),
      step: fc.integer({ min: 1000, max: 500_000 }),
      growing: fc.constant(true),
    });
    holds(
      fc.property(range, (made) => {
        const stops = sliderStops(made);
        expect(stops[0]).toBe(0);
        expect(stops.at(-1)).toBe(made.max);
        expect(stops.every((stop, index) => index === 0 || stop > (stops[index - 1] ?? 0))).toBe(true);
        expect(stops.length).toBeLessThan(600);
      }),
    );
  });
});

describe('positionOf', () => {
  const stops = [0, 500, 1000, 3000];
  it.each([
    [0, 0],
    [500, 1],
    [750, 1.5],
    [1500, 2.25],
    [3000, 3],
    [9000, 3],
  ])('%d stands at %d', (value, position) => {
    expect(positionOf(value, stops)).toBe(position);
  });
});
