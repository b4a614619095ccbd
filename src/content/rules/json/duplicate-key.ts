import { quote } from '../../diagnostics/fault.ts';
import { mistake } from '../rule.ts';

export const jsonDuplicateKey = mistake({
  says: 'A name stands twice in one object; only one of the two could count.',
  wrong: '{ "title": "Tax", "title": "Taxes" }',
  right: '{ "title": "Taxes" }',
  remedy: 'Keep the one that is meant.',
  json(problem) {
    if (problem.kind !== 'duplicate') return undefined;
    const { key, pointer, offset, end } = problem;
    const message = `${quote(key)} stands twice in this object. Remove one of the two.`;
    return { pointer, spot: 'key', message, range: [offset, end] };
  },
});
