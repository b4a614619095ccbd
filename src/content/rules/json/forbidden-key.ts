import { quote } from '../../diagnostics/fault.ts';
import { mistake } from '../rule.ts';

export const jsonForbiddenKey = mistake({
  says: 'The names __proto__, constructor and prototype have a meaning of their own and are refused.',
  wrong: '{ "__proto__": {} }',
  right: '{ }',
  remedy: 'Remove the entry.',
  json(problem) {
    if (problem.kind !== 'forbidden') return undefined;
    const { key, pointer, offset, end } = problem;
    const message = `${quote(key)} may not be used as a name. Choose another one.`;
    return { pointer, spot: 'key', message, range: [offset, end] };
  },
});
