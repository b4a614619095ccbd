import { quote } from '../diagnostics/fault.ts';
import { around, pointerSteps } from '../diagnostics/pointer.ts';
import type { JsonValue } from '../json/json.ts';
import { exactShapeAt } from '../schema/fit.ts';
import type { Shape } from '../schema/shape.ts';
import type { Finding } from './finding.ts';

const has = (shape: Shape, name: string): boolean =>
  shape.kind === 'object'
    ? shape.properties.has(name)
    : shape.kind === 'union' && [...shape.variants.values()].some((variant) => has(variant, name));

/** Where in what an object holds a field has its place; undefined where it has none there, or several. */
function placeIn(shape: Shape, name: string): string | undefined {
  if (shape.kind !== 'object' || has(shape, name)) return undefined;
  const [place, ...others] = [...shape.properties].flatMap(([key, inner]) => {
    if (inner.kind === 'array') return has(inner.items, name) ? `an entry of ${quote(key)}` : [];
    return inner.kind === 'object' && has(inner, name) ? quote(key) : [];
  });
  return others.length === 0 ? place : undefined;
}

/** A field that is written one step too far out, such as a description beside `seo`, is told where it belongs. */
export const toldItsPlace = (
  findings: readonly Finding[],
  value: JsonValue,
  shape: Shape,
): readonly Finding[] =>
  findings.map((finding) => {
    const { code, pointer, message, suggestion } = finding;
    if (code !== 'schema/unknown-property' || suggestion !== undefined) return finding;
    const outer = exactShapeAt(shape, value, around(pointer));
    const place = outer && placeIn(outer, pointerSteps(pointer).at(-1) ?? '');
    return place === undefined ? finding : { ...finding, message: `${message} Write it in ${place}.` };
  });
