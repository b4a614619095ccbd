import { mistake } from '../rule.ts';

const COMPARISONS: Readonly<Record<string, string>> = {
  '<=': 'at most',
  '>=': 'at least',
  '<': 'less than',
  '>': 'more than',
};
const LIMITS = new Set(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum']);

export const schemaRange = mistake({
  code: 'schema/range',
  says: 'The number is too large or too small.',
  wrong: '"pageSize": 0',
  right: '"pageSize": 6',
  remedy: 'Choose a number within the range that the message names.',
  issue({ keyword, params: { multipleOf, comparison, limit } }) {
    if (keyword === 'multipleOf') return { message: `The number must be a multiple of ${multipleOf}.` };
    if (!LIMITS.has(keyword)) return undefined;
    return { message: `The number must be ${COMPARISONS[comparison] ?? ''} ${limit}.` };
  },
});
