import { num } from './marks.ts';

type Point = readonly [x: number, y: number];

/** The growth curve: compound growth from one corner of a field to the other. */
export type Growth = {
  readonly d: string;
  readonly from: Point;
  readonly to: Point;
  /** The point at a share of the way, 0 to 1. */
  readonly at: (share: number) => Point;
};

const STEPS = 4;

/** Draws compound growth between two points; `bend` says how late it rises (2 early, 4 late). */
export function growth(from: Point, to: Point, bend: number): Growth {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const whole = Math.exp(bend) - 1;
  const at = (share: number): Point => [
    x1 + (x2 - x1) * share,
    y1 + ((y2 - y1) * (Math.exp(bend * share) - 1)) / whole,
  ];
  const slope = (share: number) => ((y2 - y1) * bend * Math.exp(bend * share)) / whole;
  let d = `M${num(x1)} ${num(y1)}`;
  for (let step = 0; step < STEPS; step += 1) {
    const [a, b] = [step / STEPS, (step + 1) / STEPS];
    const [ax, ay] = at(a);
    const [bx, by] = at(b);
    const third = 1 / STEPS / 3;
    const dx = (x2 - x1) * third;
    d += `C${num(ax + dx)} ${num(ay + slope(a) * third)} ${num(bx - dx)} ${num(by - slope(b) * third)} ${num(bx)} ${num(by)}`;
  }
  return { d, from, to, at };
}

/** The field below a curve, down to `base`. */
export function below(curve: Growth, base: number): string {
  return `${curve.d}L${num(curve.to[0])} ${num(base)}L${num(curve.from[0])} ${num(base)}Z`;
}
