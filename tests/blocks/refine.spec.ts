import { expect, test } from 'vitest';
import {
  fulfils,
  isFurther,
  type Picked,
  pickedIn,
  toggled,
  writePicked,
} from '../../src/blocks/collection-list/refine.ts';
import type { FilterChoice } from '../../src/model/resolved.ts';

const choice = (part: string, current = false): FilterChoice => ({
  field: part.replace(/^(.*)\/.*$/, '/$1'),
  part,
  label: part,
  href: `/events/${part}`,
  count: 1,
  current,
});
const whole = choice('', true);
/** The page of one topic, of a list that is narrowed by branch and month too. */
const choices = [
  choice(''),
  ...['topics/tax', 'topics/law'].map((part) => choice(part, part === 'topics/tax')),
  ...['branch/pier', 'branch/harbour', 'month/may'].map((part) => choice(part)),
];

test('what the page shows is narrowed by the other fields; every other choice is a page', () => {
  expect(choices.filter((one) => isFurther(one, choices)).map(({ part }) => part)).toEqual([
    'branch/pier',
    'branch/harbour',
    'month/may',
  ]);
  expect(choices.some((one) => isFurther(one, [whole]))).toBe(false);
});

test('of each field one value is picked, and picked again it is dropped', () => {
  const steps = ['branch/pier', 'month/may', 'branch/harbour', 'month/may'];
  let picked: Picked = [];
  expect(steps.map((part) => (picked = toggled(picked, part)))).toEqual([
    ['branch/pier'],
    ['branch/pier', 'month/may'],
    ['month/may', 'branch/harbour'],
    ['branch/harbour'],
  ]);
});

test('an address says what is picked, and nothing that it asks for else is lost', () => {
  const query = new URLSearchParams('q=law&branch=pier');
  writePicked(query, choices, ['branch/harbour', 'month/may']);
  expect(query.toString()).toBe('q=law&branch=harbour&month=may');
  expect(pickedIn(query, choices)).toEqual(['branch/harbour', 'month/may']);
  // Its own field is the page’s, and there is no June.
  expect(pickedIn(new URLSearchParams('topics=law&month=june'), choices)).toEqual([]);
});

test('a list of one field is narrowed by its pages alone', () => {
  const ofTopics = [whole, choice('topics/tax'), choice('topics/law')];
  expect(pickedIn(new URLSearchParams('topics=tax'), ofTopics)).toEqual([]);
});

test('an item is found where it has all that is picked', () => {
  const entry = {
    id: 'a',
    title: 'A',
    link: { label: 'A', href: '/a', newTab: false },
    in: ['branch/pier', 'topics/tax'],
  };
  expect(
    [[], ['branch/pier'], ['branch/pier', 'topics/tax'], ['branch/harbour', 'topics/tax']].map((picked) =>
      fulfils(entry, picked),
    ),
  ).toEqual([true, true, true, false]);
});
