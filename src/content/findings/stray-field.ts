import { quote } from '../diagnostics/fault.ts';
import { groupBy } from '../diagnostics/group-by.ts';
import { around, lastStep, pointerSteps, pointerTo } from '../diagnostics/pointer.ts';
import { isArray, isObject, type JsonValue, listAt, own, stringAt, valueAt } from '../json/json.ts';
import { exactShapeAt } from '../schema/fit.ts';
import type { Shape } from '../schema/shape.ts';
import type { Finding } from './finding.ts';

const has = (shape: Shape, name: string): boolean =>
  shape.kind === 'object'
    ? shape.properties.has(name)
    : shape.kind === 'union' && [...shape.variants.values()].some((variant) => has(variant, name));

/** Where a field belongs: in words, and its pointer where it is missing at one place. */
interface Place {
  readonly says: string;
  readonly pointer?: string;
}

/** Where in what an object holds a field has its place; undefined where it has none there, or several. */
function placeIn(shape: Shape, name: string, at: string): Place | undefined {
  if (shape.kind !== 'object' || has(shape, name)) return undefined;
  const [place, ...others] = [...shape.properties].flatMap(([key, inner]): Place[] => {
    if (inner.kind === 'array')
      return has(inner.items, name) ? [{ says: `Write it in an entry of ${quote(key)}.` }] : [];
    if (inner.kind !== 'object' || !has(inner, name)) return [];
    return [{ says: `Write it in ${quote(key)}.`, pointer: pointerTo(pointerTo(at, key), name) }];
  });
  return others.length === 0 ? place : undefined;
}

/** Where in what is around an object a field has its place. What stands there already is told of a whole file’s fields alone: others mean something else. */
function placeAround(shape: Shape, value: JsonValue, name: string, at: string): Place | undefined {
  const steps = pointerSteps(at);
  for (const [up, step] of [...steps.entries()].reverse()) {
    const outer = steps.slice(0, up).reduce(pointerTo, '');
    const found = exactShapeAt(shape, value, outer);
    if (found?.kind !== 'object' || !has(found, name)) continue;
    const place = `beside ${quote(step)}`;
    const inner = { pointer: pointerTo(outer, name) };
    const isMissing = own(valueAt(value, outer), name) === undefined;
    if (outer !== '') return isMissing ? { says: `Write it ${place}.`, ...inner } : undefined;
    // Else whoever wants to switch off a section would hide its page.
    const says = 'It says something of the whole file';
    return isMissing ? { says: `${says}: write it ${place}.`, ...inner } : { says: `${says}, ${place}.` };
  }
  return undefined;
}

/** Where a field belongs that is written one step too far out, such as a description beside `seo`, or too far in. */
export function strayPlace(
  { code, pointer, suggestion }: Finding,
  value: JsonValue,
  shape: Shape,
): Place | undefined {
  if (code !== 'schema/unknown-property' || suggestion !== undefined) return undefined;
  const at = around(pointer);
  const name = lastStep(pointer);
  const object = exactShapeAt(shape, value, at);
  return object && (placeIn(object, name, at) ?? placeAround(shape, value, name, at));
}

/** True for an object, and for a list of some. */
export const holdsObjects = (value: JsonValue | undefined): boolean =>
  isObject(value) || (isArray(value) && value.some(isObject));

const listed = (names: readonly string[]) => new Intl.ListFormat('en').format(names.map(quote));

/**
 * A block whose type was changed keeps the fields of the type that it had. That is one mistake: it is told at the type, in
 * place of one for each field that is too much or missing. One field alone may be a slip of its own, unless something is missing
 * and another type takes all as it is and needs that field.
 * @param blocks all types of blocks
 */
export function toldAtType(
  findings: readonly Finding[],
  value: JsonValue,
  blocks: Shape,
): readonly Finding[] {
  const variants = blocks.kind === 'union' ? [...blocks.variants] : [];
  const strays = findings.filter(
    ({ code, suggestion }) => code === 'schema/unknown-property' && suggestion === undefined,
  );
  const lacks = ({ code, pointer }: Finding, at: string) =>
    code === 'schema/missing-property' && pointer === at;
  const changed = [...groupBy(strays, ({ pointer }) => around(pointer))].flatMap(([at, of]) => {
    const type = stringAt(valueAt(value, at), 'type');
    const names = of.map(({ pointer }) => lastStep(pointer));
    const written = Object.keys(Object(valueAt(value, at)));
    const others = variants.filter(
      ([, one]) => one.kind === 'object' && names.every((name) => one.properties.has(name)),
    );
    const whole = others.find(([, one]) => {
      const required = listAt(one.schema, 'required').map(String);
      const takesAll = written.every((name) => has(one, name));
      return (
        takesAll &&
        required.every((name) => written.includes(name)) &&
        names.some((name) => required.includes(name))
      );
    });
    const [before] = whole ?? others[0] ?? [];
    const [first] = of;
    const isSlip = of.length < 2 && !(whole && findings.some((one) => lacks(one, at)));
    if (!first || isSlip || before === undefined || !variants.some(([name]) => name === type)) return [];
    const message = `The block ${quote(type)} has no ${listed(names)}, which ${names.length === 1 ? 'is a field' : 'are fields'} of ${quote(before)}. Give it its type back, or the fields of ${quote(type)}.`;
    return [{ at, finding: { ...first, pointer: pointerTo(at, 'type'), spot: 'value' as const, message } }];
  });
  const follows = (finding: Finding) =>
    changed.some(
      ({ at }) => lacks(finding, at) || (strays.includes(finding) && around(finding.pointer) === at),
    );
  return [...findings.filter((finding) => !follows(finding)), ...changed.map(({ finding }) => finding)];
}
