import { expect, it } from 'vitest';
import { momentOf, UsageError } from '../../src/command/options.ts';

it('a day and a moment are what `--now` says', () => {
  expect(momentOf('2028-02-29')).toBe('2028-02-29');
  expect(momentOf('2028-02-29T09:00:00+05:30')).toEqual(new Date('2028-02-29T03:30:00Z'));
});

it.each(['soon', '2027-02-30', '2027-02-30T09:00:00+05:30', '2027-02-28T25:00:00Z'])('%s is none', (text) => {
  expect(() => momentOf(text)).toThrow(UsageError);
});
