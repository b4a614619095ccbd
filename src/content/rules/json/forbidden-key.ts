import { quote } from '../../diagnostics/fault.ts';
import { mistake } from '../rule.ts';

export const jsonForbiddenKey = mistake({
  says: 'The names __proto__, constructor and prototype have a meaning of their own and are refused.',
  wrong: '{ "__proto__": {} }',
  right: '{ }',
  remedy: 'Remove the entry.',
  json: (problem) =>
    problem.kind === 'forbidden'
      ? `${quote(problem.key)} may not be used as a name. Choose another one.`
      : undefined,
});
