import { quote } from '../../diagnostics/fault.ts';
import { mistake } from '../rule.ts';

export const jsonDuplicateKey = mistake({
  says: 'A name stands twice in one object; only one of the two could count.',
  wrong: '{ "title": "Tax", "title": "Taxes" }',
  right: '{ "title": "Taxes" }',
  remedy: 'Keep the one that is meant.',
  json: (problem) =>
    problem.kind === 'duplicate'
      ? `${quote(problem.key)} stands twice in this object. Remove one of the two.`
      : undefined,
});
