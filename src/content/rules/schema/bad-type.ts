import { mistake } from '../rule.ts';

export const schemaBadType = mistake({
  code: 'schema/bad-type',
  says: 'The schema of a content type cannot be used.',
  wrong: '"opensOn": { "type": "day" }',
  right: '"opensOn": { "type": "string", "format": "date" }',
  remedy: 'Mend what the message names; until then the type is unknown.',
  type(reason) {
    const [, at = '', fault = reason] = /^(\/\S+) ([^,]+)/.exec(reason) ?? [];
    // The schema of a list’s entry is written without the list around it.
    const pointer = at.replace(/^\/properties\/items\/items(?=\/)/, '');
    return { pointer, message: `This schema cannot be used: it ${fault}.` };
  },
});
