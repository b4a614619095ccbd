import { below, growth } from './growth.ts';
import { box, COLOURS, circle, type Mark, mix, PAGE, rule } from './marks.ts';

const { navy, navySoft, gold, goldPale, teal, tealPale, white } = COLOURS;
const RIGHT = PAGE.width + 1;
/** Where the drawing stands: the foot of the cover begins below. */
const BASE = 768;
const TOP = 446;

const hair = mix(navy, white, 0.14);
const faint = mix(navy, white, 0.07);
const tealShade = mix(navy, teal, 0.55);

function stroke(d: string, colour: string, width: number): Mark {
  return { kind: 'path', d, stroke: colour, width };
}

function node([x, y]: readonly [number, number], colour: string, radius = 4): Mark {
  return { kind: 'path', d: circle(x, y, radius), fill: navy, stroke: colour, width: 1.8 };
}

function dotted(x: number, from: number, to: number): Mark {
  return { kind: 'path', d: `M${x} ${from}L${x} ${to}`, stroke: hair, width: 0.8, dash: [0.8, 5] };
}

function levels(count: number, from: number, left = 0): Mark[] {
  return Array.from({ length: count }, (_, index) => {
    const y = BASE - ((BASE - from) / count) * (index + 1);
    return rule(left, y, RIGHT, y, faint, 0.6);
  });
}

/** Two savers, one of whom began earlier: the letters' sign. */
function twoCurves(): Mark[] {
  const high = growth([0, BASE - 26], [RIGHT, TOP - 20], 2.9);
  const low = growth([0, BASE - 18], [RIGHT, BASE - 132], 2.2);
  const stations = [0.36, 0.62, 0.84];
  return [
    ...levels(6, TOP),
    { kind: 'path', d: below(high, BASE), fill: navySoft },
    { kind: 'path', d: below(low, BASE), fill: tealShade },
    ...stations.map((share) => dotted(Math.round(high.at(share)[0]), Math.round(high.at(share)[1]), BASE)),
    stroke(low.d, tealPale, 1.6),
    stroke(high.d, goldPale, 2.6),
    ...stations.map((share) => node(high.at(share), goldPale)),
  ];
}

/** A range of outcomes that widens with the years. */
function fan(): Mark[] {
  const origin = [56, BASE - 40] as const;
  const ends = [0, 46, 92, 138, 184, 230, 276].map((step) => TOP - 6 + step);
  const curves = ends.map((end, index) => growth(origin, [RIGHT, end], 2.7 - index * 0.22));
  const [first] = curves;
  const last = curves.at(-1);
  const middle = curves[2];
  if (!first || !last || !middle) return [];
  return [
    ...[0.25, 0.5, 0.75].map((share) => dotted(Math.round(first.at(share)[0]), TOP + 20, BASE)),
    { kind: 'path', d: below(first, BASE), fill: navySoft },
    { kind: 'path', d: below(middle, BASE), fill: mix(navySoft, teal, 0.5) },
    { kind: 'path', d: below(last, BASE), fill: navy },
    ...curves.map((curve) => stroke(curve.d, mix(navy, tealPale, 0.55), 0.8)),
    stroke(middle.d, goldPale, 2.6),
    node(origin, goldPale, 4.6),
    node(middle.at(0.62), goldPale),
  ];
}

/** A contribution that steps up every year. */
function steps(): Mark[] {
  const count = 11;
  const curve = growth([40, BASE - 34], [RIGHT, TOP - 4], 2.6);
  const width = 30;
  const bars = Array.from({ length: count }, (_, index): Mark => {
    const share = (index + 0.5) / count;
    const [x, y] = curve.at(share);
    const colour = index === count - 2 ? gold : mix(tealShade, teal, index / count);
    return box(x - width / 2, y + 18, width, BASE - y - 18, colour);
  });
  const stations = [3, 6, 9].map((index) => (index + 0.5) / count);
  return [
    ...levels(6, TOP),
    ...bars,
    stroke(curve.d, goldPale, 2.4),
    ...stations.map((share) => node(curve.at(share), goldPale)),
  ];
}

/** Hills under a sun, the furthest the highest. */
function hills(): Mark[] {
  const far = growth([0, BASE - 78], [RIGHT, TOP + 34], 2.3);
  const mid = growth([0, BASE - 40], [RIGHT, TOP + 146], 2.5);
  const near = growth([0, BASE - 8], [RIGHT, TOP + 252], 2.7);
  return [
    { kind: 'path', d: circle(404, 560, 66), fill: gold },
    { kind: 'path', d: circle(404, 560, 84), stroke: mix(navy, gold, 0.5), width: 0.7 },
    { kind: 'path', d: circle(404, 560, 104), stroke: mix(navy, gold, 0.3), width: 0.7 },
    { kind: 'path', d: circle(404, 560, 126), stroke: mix(navy, gold, 0.18), width: 0.7 },
    { kind: 'path', d: below(far, BASE), fill: tealShade },
    { kind: 'path', d: below(mid, BASE), fill: mix(navy, teal, 0.78) },
    { kind: 'path', d: below(near, BASE), fill: navySoft },
    stroke(mid.d, goldPale, 2.4),
    stroke(far.d, mix(navy, tealPale, 0.6), 0.8),
    node(mid.at(0.7), goldPale),
  ];
}

/** Rings of a tree, a year each, and the curve that they make. */
function rings(): Mark[] {
  const radii = [42, 82, 126, 174, 226, 282, 342];
  const curve = growth([0, BASE - 22], [RIGHT, TOP - 16], 3);
  const fills = [
    gold,
    mix(navy, teal, 0.95),
    mix(navy, teal, 0.7),
    tealShade,
    mix(navy, navySoft, 1),
    mix(navy, navySoft, 0.6),
  ];
  return [
    ...radii
      .map((radius, index): Mark => {
        const fill = fills[index] ?? mix(navy, navySoft, 0.3);
        return {
          kind: 'path',
          d: circle(470, BASE, radius),
          fill,
          stroke: mix(navy, tealPale, 0.25),
          width: 0.6,
        };
      })
      .reverse(),
    stroke(curve.d, goldPale, 2.6),
    node(curve.at(0.45), goldPale),
    node(curve.at(0.7), goldPale),
    node(curve.at(0.9), goldPale),
  ];
}

const OTHERS = [fan, hills, rings];

/** The cover's drawing. Letters share one, worksheets another; the rest take turns by their name. */
export function motif(id: string): readonly Mark[] {
  if (/letter/.test(id)) return twoCurves();
  if (/checklist|worksheet|plan/.test(id)) return steps();
  let hash = 7;
  for (const char of id) hash = (hash * 37 + (char.codePointAt(0) ?? 0)) % 9973;
  return OTHERS[hash % OTHERS.length]?.() ?? [];
}
