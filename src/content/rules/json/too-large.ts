import { mistake } from '../rule.ts';

const DIVIDE = 'Divide it among several files, or remove what nobody reads any more.';

/** What only one file may hold cannot be divided. */
const REMEDIES = new Map([
  [
    '/redirects',
    'Remove redirects that nobody follows any more, or have the server in front of the site answer them.',
  ],
  [
    '/items',
    'Remove items that nobody reads any more, or give the type "store": "folder": each item is a file of its own then.',
  ],
]);

export const jsonTooLarge = mistake({
  says: 'The file is larger than 2 MB, or a list or an object in it has more than 10,000 entries.',
  wrong: 'collections/branches.json with 12,000 entries',
  right: 'a type with "store": "folder", and a file for each branch',
  remedy:
    'Divide it among several files, or remove what nobody reads any more. The oldest redirects may be the affair of the server in front of the site.',
  json(problem) {
    if (problem.kind === 'size')
      return 'The file is larger than 2 MB. Divide it among smaller ones, or remove what nobody reads any more. The items of a type with "store": "folder" are files of their own.';
    if (problem.kind !== 'length') return undefined;
    return `A list or an object may have at most 10,000 entries. ${REMEDIES.get(problem.pointer) ?? DIVIDE}`;
  },
});
