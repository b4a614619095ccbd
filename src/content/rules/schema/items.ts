import type { Fault } from '../../diagnostics/fault.ts';
import { pointerTo } from '../../diagnostics/pointer.ts';
import { isArray, isObject, type JsonValue, stringAt } from '../../json/json.ts';
import { mistake } from '../rule.ts';

const TWICE = 'This entry stands twice in the list. Remove one of the two.';

/** Entries of a menu with the same words and the same address. */
function twiceIn(value: JsonValue | undefined, pointer = ''): Fault[] {
  if (isObject(value))
    return Object.entries(value).flatMap(([key, inner]) => twiceIn(inner, pointerTo(pointer, key)));
  if (!isArray(value)) return [];
  const seen = new Set<string>();
  return value.flatMap((entry, i) => {
    const at = pointerTo(pointer, i);
    const address = stringAt(entry, 'link') ?? stringAt(entry, 'href');
    const key = JSON.stringify([address, stringAt(entry, 'title') ?? stringAt(entry, 'label')]);
    if (address !== undefined && seen.has(key)) return { pointer: at, message: TWICE };
    seen.add(key);
    return twiceIn(entry, at);
  });
}

export const schemaItems = mistake({
  code: 'schema/items',
  says: 'The list has too many or too few entries, or one of them twice.',
  wrong: '"topics": ["Tax", "Tax"]',
  right: '"topics": ["Tax"]',
  remedy: 'Add or remove entries.',
  file: ({ path, value }) => (path === 'navigation.json' ? twiceIn(value) : undefined),
  issue({ keyword, params: { i, j, limit }, instancePath }) {
    if (keyword === 'uniqueItems')
      return {
        pointer: `${instancePath}/${Math.max(i, j)}`,
        message: TWICE,
      };
    if (keyword !== 'minItems' && keyword !== 'maxItems') return undefined;
    const bound = keyword === 'minItems' ? 'at least' : 'at most';
    return { message: `The list must have ${bound} ${limit} ${limit === 1 ? 'entry' : 'entries'}.` };
  },
});
