import { quote } from '../../diagnostics/fault.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { isArray } from '../../json/json.ts';
import { asText } from '../../json/unchecked.ts';
import { rule } from '../rule.ts';

export const referenceNavigation = rule({
  code: 'reference/navigation',
  severity: 'error',
  says: 'The condensed menu names an entry that the primary menu does not have.',
  wrong: '"condensed": ["abuot"]',
  right: '"condensed": ["about"]',
  remedy: 'Write the id of an entry of "primary".',
  site({ index }) {
    const { primary, condensed } = index.navigation;
    if (!isArray(primary) || !isArray(condensed)) return [];
    const ids = primary.map((item) => asText(item?.id));
    const known = ids.filter((id) => id !== undefined);
    // An entry without a readable id may be the one that is meant; the schema has said what it lacks.
    if (known.length < ids.length) return [];
    return condensed.flatMap((id, i) =>
      typeof id === 'string' && !known.includes(id)
        ? {
            file: 'navigation.json',
            pointer: `/condensed/${i}`,
            message: `There is no entry ${quote(id)} in the primary menu.`,
            suggestion: nearest(id, known),
          }
        : [],
    );
  },
});
