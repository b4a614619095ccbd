import type { Fault } from '../../diagnostics/fault.ts';
import { repeats } from '../../diagnostics/group-by.ts';
import { pointerTo } from '../../diagnostics/pointer.ts';
import { isArray, type JsonValue, stringAt } from '../../json/json.ts';
import { within } from '../../schema/walk.ts';
import { mistake } from '../rule.ts';

const TWICE = 'This entry stands twice in the list. Remove one of the two.';

/** Entries of a menu with the same words and the same address. */
function* twiceIn(value: JsonValue | undefined): Generator<Fault> {
  const keyOf = (entry: JsonValue) => {
    const address = stringAt(entry, 'link') ?? stringAt(entry, 'href');
    return address && JSON.stringify([address, stringAt(entry, 'title') ?? stringAt(entry, 'label')]);
  };
  for (const [pointer, list] of within(value)) {
    const entries = isArray(list) ? list.entries() : [];
    for (const [[i, entry], [, first]] of repeats(entries, ([, one]) => keyOf(one))) {
      const id = stringAt(entry, 'id');
      // That an id stands twice is told of as that.
      if (id === undefined || id !== stringAt(first, 'id'))
        yield { pointer: pointerTo(pointer, i), message: TWICE };
    }
  }
}

export const schemaItems = mistake({
  says: 'The list has too many or too few entries, or one of them twice.',
  wrong: '"topics": ["Tax", "Tax"]',
  right: '"topics": ["Tax"]',
  remedy: 'Add or remove entries.',
  file: ({ path, value }) => (path === 'navigation.json' ? twiceIn(value) : undefined),
  issue({ keyword, params: { i, j, limit }, instancePath }) {
    if (keyword === 'uniqueItems') return { pointer: `${instancePath}/${Math.max(i, j)}`, message: TWICE };
    if (keyword !== 'minItems' && keyword !== 'maxItems') return undefined;
    const bound = keyword === 'minItems' ? 'at least' : 'at most';
    return `The list must have ${bound} ${limit} ${limit === 1 ? 'entry' : 'entries'}.`;
  },
});
