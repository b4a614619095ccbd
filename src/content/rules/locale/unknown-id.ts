import { quote } from '../../diagnostics/fault.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { rule } from '../rule.ts';

export const localeUnknownId = rule({
  code: 'locale/unknown-id',
  severity: 'error',
  says: 'A translation names a section or entry that the original does not have.',
  wrong: '{ "id": "intor", "heading": "परिचय" }',
  right: '{ "id": "intro", "heading": "परिचय" }',
  remedy: 'Write the id as the original has it.',
  translation(problem) {
    const { kind, pointer } = problem;
    if (kind === 'no-id')
      return {
        pointer,
        spot: 'brace',
        message: 'This entry has no "id": nobody can tell which one it translates.',
      };
    if (kind !== 'unknown-id') return undefined;
    const { id, known } = problem;
    return {
      pointer,
      message: `The original has no entry ${quote(id)} here.`,
      suggestion: nearest(id, known),
    };
  },
});
