import { quote } from '../../diagnostics/fault.ts';
import { mistake } from '../rule.ts';

export const referenceItem = mistake({
  code: 'reference/item',
  says: 'There is no such entry in the collection.',
  wrong: '"defaultCity": "bombay"',
  right: '"defaultCity": "mumbai"',
  remedy: 'Write the id or slug of an entry; your editor lists them.',
  name({ text, collection }, { index }) {
    const known = index.collections.get(collection ?? '');
    if (!known || known.incomplete || known.byKey.has(text)) return undefined;
    const message = `There is no entry ${quote(text)} in ${collection}.`;
    return { message, unknown: [text, known.byKey.keys()] };
  },
});
