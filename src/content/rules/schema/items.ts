import { mistake } from '../rule.ts';

export const schemaItems = mistake({
  code: 'schema/items',
  says: 'The list has too many or too few entries, or one of them twice.',
  wrong: '"topics": ["Tax", "Tax"]',
  right: '"topics": ["Tax"]',
  remedy: 'Add or remove entries.',
  issue({ keyword, params: { i, j, limit }, instancePath }) {
    if (keyword === 'uniqueItems')
      return {
        pointer: `${instancePath}/${Math.max(i, j)}`,
        message: 'This entry stands twice in the list. Remove one of the two.',
      };
    if (keyword !== 'minItems' && keyword !== 'maxItems') return undefined;
    const bound = keyword === 'minItems' ? 'at least' : 'at most';
    return { message: `The list must have ${bound} ${limit} ${limit === 1 ? 'entry' : 'entries'}.` };
  },
});
