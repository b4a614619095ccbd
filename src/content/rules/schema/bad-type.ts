import { mistake } from '../rule.ts';

export const schemaBadType = mistake({
  says: 'The schema of a content type cannot be used.',
  wrong: '"opensOn": { "type": "day" }',
  right: '"opensOn": { "type": "string", "format": "date" }',
  remedy: 'Mend what the message names; until then the type is unknown.',
  type: (fault) => ({ ...fault, message: `This schema cannot be used: ${fault.message}` }),
});
