import { pointerTo } from '../../diagnostics/pointer.ts';
import { rule } from '../rule.ts';

export const schemaItems = rule({
  code: 'schema/items',
  severity: 'error',
  says: 'The list has too many or too few entries, or one of them twice.',
  wrong: '"topics": ["Tax", "Tax"]',
  right: '"topics": ["Tax"]',
  remedy: 'Add or remove entries.',
  issue({ keyword, params, instancePath: pointer }) {
    if (keyword === 'uniqueItems')
      return {
        pointer: pointerTo(pointer, Math.max(Number(params.i), Number(params.j))),
        message: 'This entry stands twice in the list. Remove one of the two.',
      };
    if (keyword !== 'minItems' && keyword !== 'maxItems') return undefined;
    const bound = keyword === 'minItems' ? 'at least' : 'at most';
    const entries = params.limit === 1 ? 'entry' : 'entries';
    return { pointer, message: `The list must have ${bound} ${params.limit} ${entries}.` };
  },
});
