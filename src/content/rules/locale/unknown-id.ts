import { quote } from '../../diagnostics/fault.ts';
import { nearest, possible } from '../../diagnostics/nearest.ts';
import { mistake } from '../rule.ts';

export const localeUnknownId = mistake({
  says: 'A translation names a section or entry that the original does not have.',
  wrong: '{ "id": "intor", "heading": "परिचय" }',
  right: '{ "id": "intro", "heading": "परिचय" }',
  remedy: 'Write the id as the original has it, or remove what translates an entry that is gone.',
  translation(problem) {
    if (problem.kind === 'no-id') {
      const message = `This entry has no "id": nobody can tell which one it translates.${possible('', problem.known)}`;
      return { spot: 'brace', message };
    }
    if (problem.kind !== 'unknown-id') return undefined;
    const { id, known } = problem;
    const gone = nearest(id, known) === undefined ? ' Where its original is gone, remove it here.' : '';
    const message = `The original has no entry ${quote(id)} here.${possible(id, known)}${gone}`;
    return { message, unknown: [id, known] };
  },
});
