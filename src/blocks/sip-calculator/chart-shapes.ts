export interface Point {
  readonly year: number;
  readonly amount: number;
}

export interface Scale {
  readonly years: number;
  readonly top: number;
}

const SIZE = 100;
const place = (value: number) => Number(value.toFixed(2));

function corner({ year, amount }: Point, { years, top }: Scale): string {
  const x = years > 0 ? (SIZE * year) / years : 0;
  const y = top > 0 ? SIZE - (SIZE * amount) / top : SIZE;
  return `${place(x)} ${place(y)}`;
}

/** A line through points, in a square of 100 by 100 whose y runs down. */
export const linePath = (points: readonly Point[], scale: Scale): string =>
  `M${points.map((point) => corner(point, scale)).join('L')}`;

/** The area below that line. */
export const areaPath = (points: readonly Point[], scale: Scale): string =>
  `${linePath(points, scale)}V${SIZE}H0Z`;

const NICE = [1, 2, 2.5, 5, 10];

function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * (NICE.find((digit) => digit * power >= rough) ?? 10);
}

/** Round amounts for an axis that holds `top`: three to six, without 0; the last one is the axis's end. */
export function amountTicks(top: number): readonly number[] {
  if (!(top > 0) || !Number.isFinite(top)) return [];
  const step = niceStep(top / 5);
  const count = Math.ceil(top / step - 1e-9);
  return Array.from({ length: count }, (_, index) => Number(((index + 1) * step).toPrecision(6)));
}

/** Whole years for an axis, at most six of them, the last one always. */
export function yearTicks(years: number): readonly number[] {
  const step = Math.max(1, Math.ceil(years / 5));
  const ticks = Array.from({ length: Math.floor(years / step) }, (_, index) => (index + 1) * step);
  return ticks.at(-1) === years ? ticks : [...ticks.filter((tick) => years - tick > step / 2), years];
}
