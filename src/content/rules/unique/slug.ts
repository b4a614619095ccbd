import { mistake } from '../rule.ts';
import { takenTwice } from './id.ts';

export const uniqueSlug = mistake({
  says: 'Two items have the same slug, and so the same address.',
  wrong: 'two files with "slug": "tax"',
  right: '"slug": "tax" and "slug": "tax-abroad"',
  remedy: 'Give one of the two another slug.',
  site: ({ index }) => takenTwice(index, 'slug'),
});
