import { rule } from '../rule.ts';

export const schemaLength = rule({
  code: 'schema/length',
  severity: 'error',
  says: 'The text is longer or shorter than the field takes.',
  wrong: '"title": (a text of 300 characters)',
  right: '"title": "What a Budget changes"',
  remedy: 'Write it within the length that the message names.',
  issue({ keyword, params, instancePath }) {
    if (keyword !== 'maxLength') return undefined;
    return { pointer: instancePath, message: `This text is longer than ${params.limit} characters.` };
  },
});
