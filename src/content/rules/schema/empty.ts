import { isArray } from '../../json/json.ts';
import { mistake } from '../rule.ts';

export const schemaEmpty = mistake({
  says: 'The field needs a text and has none.',
  wrong: '"title": ""',
  right: '"title": "Tax"',
  remedy: 'Write the text, or remove the field where it may be left out.',
  issue({ keyword, data, instancePath }, isRequired) {
    if (keyword !== 'minLength' || data !== '') return undefined;
    const left = /\/\d+$/.test(instancePath) ? 'entry' : 'property';
    return `This text is empty. Write something${isRequired() ? '' : ` or remove the ${left}`}.`;
  },
  /** A text of blanks alone is as empty as one of no characters, which the schema refuses. */
  text({ text, role, written }) {
    const isRefused = text === '' && !isArray(written);
    if ((role !== 'text' && role !== 'markdown') || isRefused || text.trim() !== '') return undefined;
    return 'This text holds blanks alone. Write something, or remove the property where it may be left out.';
  },
});
