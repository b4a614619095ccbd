import type { Fault } from '../../diagnostics/fault.ts';
import { pointerTo } from '../../diagnostics/pointer.ts';
import { isArray, isObject, type JsonValue } from '../../json/json.ts';
import type { ContentFile } from '../../site/content-file.ts';
import { mistake } from '../rule.ts';
import { blocksOf } from '../text/blocks-of.ts';

const COMPARISONS: Readonly<Record<string, string>> = {
  '<=': 'at most',
  '>=': 'at least',
  '<': 'less than',
  '>': 'more than',
};
const LIMITS = new Set(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum']);

/** The fields of a calculator whose bounds or default do not fit together. */
const boundFaults = (file: ContentFile): Fault[] =>
  // Hardly any file has one, and its text says so at once.
  (file.text?.includes('sip-calculator') ? blocksOf(file, 'sip-calculator') : []).flatMap(
    ({ block, pointer }) => fieldFaults(block, pointer),
  );

function fieldFaults(value: JsonValue | undefined, pointer: string): Fault[] {
  if (isArray(value)) return value.flatMap((entry, i) => fieldFaults(entry, pointerTo(pointer, i)));
  if (!isObject(value)) return [];
  const { min, max, default: start } = value;
  if (typeof min !== 'number' || typeof max !== 'number')
    return Object.entries(value).flatMap(([key, inner]) => fieldFaults(inner, pointerTo(pointer, key)));
  if (min >= max)
    return [
      { pointer: `${pointer}/max`, message: `The largest value must be more than the smallest, ${min}.` },
    ];
  // An empty field starts at 0.
  if (typeof start !== 'number' || start === 0 || (start >= min && start <= max)) return [];
  return [{ pointer: `${pointer}/default`, message: `The default must lie between ${min} and ${max}.` }];
}

export const schemaRange = mistake({
  code: 'schema/range',
  says: 'The number is too large or too small.',
  wrong: '"pageSize": 0',
  right: '"pageSize": 6',
  remedy: 'Choose a number within the range that the message names.',
  file: boundFaults,
  issue({ keyword, params: { multipleOf, comparison, limit } }) {
    if (keyword === 'multipleOf') return { message: `The number must be a multiple of ${multipleOf}.` };
    if (!LIMITS.has(keyword)) return undefined;
    return { message: `The number must be ${COMPARISONS[comparison] ?? ''} ${limit}.` };
  },
});
