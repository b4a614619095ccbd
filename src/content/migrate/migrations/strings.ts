import { own } from '../../source/json.ts';
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
