import { quote } from '../../diagnostics/fault.ts';
import { isArray } from '../../json/json.ts';
import { asList, asText } from '../../json/unchecked.ts';
import { mistake } from '../rule.ts';

export const referenceNavigation = mistake({
  says: 'The condensed menu names an entry that the primary menu does not have.',
  wrong: '"condensed": ["abuot"]',
  right: '"condensed": ["about"]',
  remedy: 'Write the id of an entry of "primary".',
  site({ index }) {
    const { primary, condensed } = index.navigation;
    const ids = asList(primary).map((item) => asText(item?.id) || undefined);
    const known = ids.filter((id) => id !== undefined);
    // An entry without a readable id may be the one that is meant; the schema has said what it lacks.
    if (!isArray(primary) || known.length < ids.length) return [];
    return asList(condensed).flatMap((id, i) => {
      if (typeof id !== 'string' || known.includes(id)) return [];
      const message = `There is no entry ${quote(id)} in the primary menu.`;
      const pointer = `/condensed/${i}`;
      const absent = { id, files: [] };
      return { file: 'navigation.json', pointer, message, unknown: [id, known], absent };
    });
  },
});
