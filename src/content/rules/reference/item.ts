import { quote } from '../../diagnostics/fault.ts';
import { possible } from '../../diagnostics/nearest.ts';
import { collectionNamed, mayHold } from '../../site/items.ts';
import { mistake } from '../rule.ts';

export const referenceItem = mistake({
  code: 'reference/item',
  says: 'There is no such entry in the collection.',
  wrong: '"defaultCity": "bombay"',
  right: '"defaultCity": "mumbai"',
  remedy: 'Write the id or slug of an entry; your editor lists them.',
  name(named, { index: { collections, schemas } }) {
    const { text } = named;
    const known = collectionNamed(collections, named);
    if (!known || mayHold(known, text)) return undefined;
    // Whose items are meant is found by their roles, which a type of the site may have that cannot be used.
    if (named.needs.length > 0 && known.all.length === 0 && schemas.broken.size > 0) return undefined;
    const message = `There is no entry ${quote(text)} in ${known.name}.${possible(text, known.byKey.keys())}`;
    const absent = { id: text, files: [`collections/${known.name}.json`] };
    return { message, unknown: [text, known.byKey.keys()], absent };
  },
});
