import { isObject, type JsonObject, own } from '../../json/json.ts';
import type { Migration } from '../migration.ts';

/** Languages have up to six forms of “items”; a single one serves all numbers until there are others. */
export const itemCountForms: Migration = {
  unit: 'strings',
  to: 2,
  describe: '“itemCount” has a form for each kind of number: the one that was there is now the form “other”.',
  migrate(strings) {
    const count = own(strings, 'itemCount');
    return typeof count === 'string' ? { ...strings, itemCount: { other: count } } : strings;
  },
};

const UNUSED = new Set(['address', 'footerNavigation', 'menu', 'pdf', 'publishedOn', 'watchOnPlatform']);

const without = (value: JsonObject, isGone: (key: string) => boolean): JsonObject =>
  Object.keys(value).some(isGone)
    ? Object.fromEntries(Object.entries(value).filter(([key]) => !isGone(key)))
    : value;

/** What a translation says of its originals goes with them. */
export const unusedWords: Migration = {
  unit: 'strings',
  to: 3,
  describe: 'Words that nothing shows any more were removed.',
  migrate(strings) {
    const kept = without(strings, (key) => UNUSED.has(key));
    const source = own(kept, '$source');
    if (!isObject(source)) return kept;
    const known = without(source, (pointer) => UNUSED.has(pointer.slice(1)));
    return known === source ? kept : { ...kept, $source: known };
  },
};
