import { quote, type SiteFault } from '../../diagnostics/fault.ts';
import { nearest, possible } from '../../diagnostics/nearest.ts';
import { pointerTo } from '../../diagnostics/pointer.ts';
import { objectAt } from '../../json/json.ts';
import { collectionNamed, follow, isPublic, mayHold, textIn } from '../../site/items.ts';
import { mistake } from '../rule.ts';

export const referenceItem = mistake({
  says: 'There is no such entry in the collection, or what is shown names one that is not.',
  wrong: '"defaultCity": "bombay"',
  right: '"defaultCity": "mumbai"',
  remedy: 'Write the id or slug of an entry, which your editor lists; or make the entry visible.',
  name(named, { index: { collections, schemas } }) {
    const { text } = named;
    const known = collectionNamed(collections, named);
    if (!known || mayHold(known, text)) return undefined;
    // Whose items are meant is found by their roles, which a type of the site may have that cannot be used.
    if (named.needs.length > 0 && known.all.length === 0 && schemas.broken.size > 0) return undefined;
    const keys = [...known.byKey.keys()];
    // Who names a person or a hall writes what readers call them.
    const suggestion = known.all.find((item) => textIn(item, 'title') === text)?.key ?? nearest(text, keys);
    const remedy =
      suggestion === undefined ? possible(text, keys) || ' Name one that there is, or add it.' : '';
    const absent = { id: text, files: [`collections/${known.name}.json`] };
    return {
      message: `There is no entry ${quote(text)} in ${known.name}.${remedy}`,
      suggestion,
      absent,
    };
  },
  /** What is shown would say the name of what is not. */
  site: ({ index }) =>
    [...index.collections.values()].flatMap(({ type, all }) => {
      const fields = Object.entries(objectAt(type.item, 'properties'));
      const referring = fields.flatMap(([field, of]) => (Object(of).reference === undefined ? [] : field));
      return all.flatMap((item) =>
        referring.flatMap((field): SiteFault[] => {
          const named = follow(index.collections, item)(field);
          if (!named || isPublic(named, index) || !isPublic(item, index)) return [];
          const message = `The entry ${quote(named.key)} of ${named.collection} is not shown: it is switched off (isActive) or dated later. Show it, or name another one.`;
          return [{ file: item.file, pointer: pointerTo(item.pointer, field), message }];
        }),
      );
    }),
});
