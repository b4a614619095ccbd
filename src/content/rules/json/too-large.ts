import { mistake } from '../rule.ts';

export const jsonTooLarge = mistake({
  says: 'The file is larger than 2 MB, or a list or an object in it has more than 10,000 entries.',
  wrong: 'collections/events.json with 12,000 entries',
  right: 'fewer entries',
  remedy: 'Split the file, or archive what nobody reads any more.',
  json({ kind }) {
    if (kind === 'size') return 'The file is larger than 2 MB. Split it into smaller ones.';
    return kind === 'length' ? 'A list or an object may have at most 10,000 entries. Split it.' : undefined;
  },
});
