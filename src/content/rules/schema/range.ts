import { rule } from '../rule.ts';

const COMPARISONS: Readonly<Record<string, string>> = {
  '<=': 'at most',
  '>=': 'at least',
  '<': 'less than',
  '>': 'more than',
};
const LIMITS = new Set(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum']);

export const schemaRange = rule({
  code: 'schema/range',
  severity: 'error',
  says: 'The number is too large or too small.',
  wrong: '"pageSize": 0',
  right: '"pageSize": 6',
  remedy: 'Choose a number within the range that the message names.',
  issue({ keyword, params, instancePath: pointer }) {
    if (keyword === 'multipleOf')
      return { pointer, message: `The number must be a multiple of ${params.multipleOf}.` };
    if (!LIMITS.has(keyword)) return undefined;
    return {
      pointer,
      message: `The number must be ${COMPARISONS[params.comparison] ?? ''} ${params.limit}.`,
    };
  },
});
