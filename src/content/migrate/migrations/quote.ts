import { type Migration, renameProperty } from '../migration.ts';

/** `cite` named a tag of HTML; the words may come from a person, a book or a saying. */
export const quoteSource: Migration = {
  unit: 'blocks/quote',
  to: 2,
  describe: '“cite” is called “source”.',
  migrate: (block) => renameProperty(block, 'cite', 'source'),
};
