import type { Fault } from '../../diagnostics/fault.ts';
import { isObject, type JsonObject } from '../../json/json.ts';
import { within } from '../../schema/walk.ts';
import type { ContentFile } from '../../site/content-file.ts';
import { blocksOf } from '../../site/page-entries.ts';
import { mistake } from '../rule.ts';

const COMPARISONS: Readonly<Record<string, string>> = {
  '<=': 'at most',
  '>=': 'at least',
  '<': 'less than',
  '>': 'more than',
};
const LIMITS = new Set(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum']);

/** The most stops of a slider whose distances do not grow: a build holds them all. */
const STOPS = 10_000;

const placesOf = (number: number) => String(number).split('.')[1]?.length ?? 0;

const tooFine = (max: number) =>
  `The slider has at most ${STOPS} stops: write a step of at least ${max / STOPS}, or "unit": "money" for an amount.`;

/** A number that the field would show as another one. */
function* decimalFaults(field: JsonObject, pointer: string): Generator<Fault> {
  const { decimals = 0 } = field;
  for (const name of ['max', 'default', 'step']) {
    const number = field[name];
    if (typeof number !== 'number' || !(placesOf(number) > Number(decimals))) continue;
    const message = `The field keeps ${decimals} decimals: write no more here, or "decimals": ${placesOf(number)}.`;
    yield { pointer: `${pointer}/${name}`, message };
  }
}

/** The fields of a calculator whose bounds, default or step do not fit together. */
function* boundFaults(file: ContentFile): Generator<Fault> {
  for (const calculator of blocksOf(file, 'sip-calculator'))
    for (const [pointer, field] of within(calculator.block, calculator.pointer)) {
      if (!isObject(field)) continue;
      const { min, max, step, unit, default: start } = field;
      if (typeof min !== 'number' || typeof max !== 'number') continue;
      const tooSmall = `The largest value must be more than the smallest, ${min}.`;
      const tooWide = `The step must be at most ${max - min}: the whole range.`;
      if (min >= max) yield { pointer: `${pointer}/max`, message: tooSmall };
      // An empty field starts at 0.
      else if (typeof start === 'number' && start !== 0 && (start < min || start > max))
        yield { pointer: `${pointer}/default`, message: `The default must lie between ${min} and ${max}.` };
      if (typeof step === 'number' && min < max && step > max - min)
        yield { pointer: `${pointer}/step`, message: tooWide };
      // It may be there under a misspelt name.
      const isMoney = unit === 'money' || (unit === undefined && !file.isSound);
      if (!isMoney && typeof step === 'number' && step > 0 && max / step > STOPS)
        yield { pointer: `${pointer}/step`, message: tooFine(max) };
      yield* decimalFaults(field, pointer);
    }
}

export const schemaRange = mistake({
  says: 'The number is too large or too small.',
  wrong: '"pageSize": 0',
  right: '"pageSize": 6',
  remedy: 'Choose a number within the range that the message names.',
  file: boundFaults,
  issue({ keyword, params: { multipleOf, comparison, limit } }) {
    if (keyword === 'multipleOf') return `The number must be a multiple of ${multipleOf}.`;
    if (!LIMITS.has(keyword)) return undefined;
    return `The number must be ${COMPARISONS[comparison] ?? ''} ${limit}.`;
  },
});
