import { quote } from '../diagnostics/fault.ts';
import { groupBy } from '../diagnostics/group-by.ts';
import { around, pointerSteps, pointerTo } from '../diagnostics/pointer.ts';
import { type JsonValue, stringAt, valueAt } from '../json/json.ts';
import type { Shape } from '../schema/shape.ts';
import type { Finding } from './finding.ts';

const listed = (names: readonly string[]) => new Intl.ListFormat('en').format(names.map(quote));

/**
 * A block whose type was changed keeps the fields of the type that it had. That is one mistake: it is told at the type, in
 * place of one for each field that is too much or missing. One field alone may be a slip of its own.
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
  const changed = [...groupBy(strays, ({ pointer }) => around(pointer))].flatMap(([at, of]) => {
    const type = stringAt(valueAt(value, at), 'type');
    const names = of.flatMap(({ pointer }) => pointerSteps(pointer).at(-1) ?? []);
    const [before] =
      variants.find(([, one]) => one.kind === 'object' && names.every((name) => one.properties.has(name))) ??
      [];
    const [first] = of;
    if (!first || of.length < 2 || before === undefined || !variants.some(([name]) => name === type))
      return [];
    const message = `The block ${quote(type)} has no ${listed(names)}, which are fields of ${quote(before)}. Give it its type back, or the fields of ${quote(type)}.`;
    return [{ at, finding: { ...first, pointer: pointerTo(at, 'type'), spot: 'value' as const, message } }];
  });
  const follows = (finding: Finding) =>
    changed.some(({ at }) =>
      finding.code === 'schema/missing-property'
        ? finding.pointer === at
        : strays.includes(finding) && around(finding.pointer) === at,
    );
  return [...findings.filter((finding) => !follows(finding)), ...changed.map(({ finding }) => finding)];
}
