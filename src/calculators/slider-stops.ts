interface SliderRange {
  readonly max: number;
  /** The smallest distance between two stops. */
  readonly step: number;
  /** True for amounts: the distance grows with the amount, so that both 500 and 10,00,000 are a few keys away. */
  readonly growing: boolean;
}

/** A stop stands at most this many of its own distances away from zero, before the distance grows. */
const FINENESS = 20;

/** The largest of 1, 2, 5, 10, 20, … that is not above a number of at least 1. */
function niceBelow(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value) + 1e-9);
  return power * ([5, 2].find((digit) => digit * power <= value) ?? 1);
}

/**
 * The values at which a slider stops, from 0 to `max`, rising. Growing distances are 1, 2, 5, 10, … steps, each about
 * a twentieth of the value: `step` 500 gives 0, 500, …, 20,000, 21,000, …, 40,000, 42,000, …
 *
 * @returns at least 0; `max` is always the last, whether or not it is a multiple of `step`
 */
export function sliderStops({ max, step, growing }: SliderRange): readonly number[] {
  const stops = [0];
  // Counted in whole steps: adding decimals up would leave 0.30000000000000004.
  for (let count = 1; count * step < max; ) {
    stops.push(Number((count * step).toPrecision(12)));
    count += growing ? niceBelow(Math.max(1, count / FINENESS)) : 1;
  }
  if (max > 0) stops.push(max);
  return stops;
}

/** Where a value stands among the stops, from 0 to the last one's index; between two stops in proportion. */
export function positionOf(value: number, stops: readonly number[]): number {
  const after = stops.findIndex((stop) => stop > value);
  if (after < 0) return stops.length - 1;
  const [low = 0, high = 0] = [stops[after - 1], stops[after]];
  return after - (high - value) / (high - low);
}
