import { quote } from '../../diagnostics/fault.ts';
import { mistake } from '../rule.ts';

export const localeUnknownId = mistake({
  says: 'A translation names a section or entry that the original does not have.',
  wrong: '{ "id": "intor", "heading": "परिचय" }',
  right: '{ "id": "intro", "heading": "परिचय" }',
  remedy: 'Write the id as the original has it.',
  translation(problem) {
    if (problem.kind === 'no-id')
      return { spot: 'brace', message: 'This entry has no "id": nobody can tell which one it translates.' };
    if (problem.kind !== 'unknown-id') return undefined;
    const { id, known } = problem;
    return { message: `The original has no entry ${quote(id)} here.`, unknown: [id, known] };
  },
});
