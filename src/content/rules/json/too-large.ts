import { mistake } from '../rule.ts';

export const jsonTooLarge = mistake({
  says: 'The file is larger than 2 MB, or a list or an object in it has more than 10,000 entries.',
  wrong: 'collections/events.json with 12,000 entries',
  right: 'fewer entries',
  remedy: 'Split the file, or archive what nobody reads any more.',
  json(problem) {
    if (problem.kind === 'size')
      return { message: 'The file is larger than 2 MB. Split it into smaller ones.', range: [0, 0] };
    if (problem.kind !== 'length') return undefined;
    const message = 'A list or an object may have at most 10,000 entries. Split it.';
    return { spot: 'key', message, range: [problem.offset, problem.offset + 1] };
  },
});
