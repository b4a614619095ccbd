import { quote } from '../../diagnostics/fault.ts';
import { ITEM_ROLES } from '../../schema/item-roles.ts';
import { collectionWith } from '../../site/items.ts';
import { mistake } from '../rule.ts';

export const referenceItem = mistake({
  code: 'reference/item',
  says: 'There is no such entry in the collection.',
  wrong: '"defaultCity": "bombay"',
  right: '"defaultCity": "mumbai"',
  remedy: 'Write the id or slug of an entry; your editor lists them.',
  name({ text, collection, needs }, { index: { collections } }) {
    const roles = [...ITEM_ROLES.keys()].filter((role) => needs.includes(role));
    const played = collection !== null && roles.length > 0 ? collectionWith(collections, roles) : undefined;
    const known = played ?? collections.get(collection ?? '');
    if (!known || known.incomplete || known.byKey.has(text)) return undefined;
    const message = `There is no entry ${quote(text)} in ${known.name}.`;
    return { message, unknown: [text, known.byKey.keys()] };
  },
});
