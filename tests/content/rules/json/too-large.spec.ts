import { expect, test } from 'vitest';
import { reportPage } from '../../support/site.ts';

test('more than 2 MB', () => {
  expect(reportPage(new Uint8Array(2 * 1024 * 1024 + 1))).toEqual([
    '1:1-1:1 json/too-large · The file is larger than 2 MB. Split it into smaller ones.',
  ]);
});

test('a list of more than 10,000 entries', () => {
  expect(reportPage(`{"sections": [${'1,'.repeat(10_000)}1]}`)).toEqual([
    '1:20014-1:20015 json/too-large · A list or an object may have at most 10,000 entries. Split it.',
  ]);
});
