import { quote } from '../../diagnostics/fault.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { rule } from '../rule.ts';

export const referenceItem = rule({
  code: 'reference/item',
  severity: 'error',
  says: 'There is no such entry in the collection.',
  wrong: '"defaultCity": "bombay"',
  right: '"defaultCity": "mumbai"',
  remedy: 'Write the id or slug of an entry; your editor lists them.',
  linkedText({ text, collection, pointer }, { index }) {
    if (collection === null) return undefined;
    const known = [...index.collections.values()].find(({ name }) => name === collection);
    if (!known || known.incomplete || known.byKey.has(text)) return undefined;
    return {
      pointer,
      message: `There is no entry ${quote(text)} in ${collection}.`,
      suggestion: nearest(text, known.byKey.keys()),
    };
  },
});
