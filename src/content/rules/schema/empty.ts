import { rule } from '../rule.ts';

export const schemaEmpty = rule({
  code: 'schema/empty',
  severity: 'error',
  says: 'The field needs a text and has none.',
  wrong: '"title": ""',
  right: '"title": "Tax"',
  remedy: 'Write the text, or remove the field where it may be left out.',
  issue({ keyword, instancePath }) {
    if (keyword !== 'minLength') return undefined;
    return { pointer: instancePath, message: 'This text is empty. Write something or remove the property.' };
  },
  /** A text of blanks alone is as empty as one of no characters, which the schema refuses. */
  text({ text, role, pointer }) {
    if ((role !== 'text' && role !== 'markdown') || text === '' || text.trim() !== '') return undefined;
    return { pointer, message: 'This text holds blanks alone. Write something or remove the property.' };
  },
});
