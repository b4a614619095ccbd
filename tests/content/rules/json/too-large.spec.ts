import { expect, test } from 'vitest';
import { report, reportPage } from '../../support/site.ts';

test('more than 2 MB', () => {
  expect(reportPage(new Uint8Array(2 * 1024 * 1024 + 1))).toEqual([
    '1:1-1:1 json/too-large · The file is larger than 2 MB. Divide it among smaller ones, or remove what nobody reads any more. The items of a type with "store": "folder" are files of their own.',
  ]);
});

const long = (name: string) => `{"${name}": [${'1,'.repeat(10_000)}1]}`;
const MOST = 'A list or an object may have at most 10,000 entries.';

test('a list of more than 10,000 entries', () => {
  expect(reportPage(long('sections'))).toEqual([
    `1:20014-1:20015 json/too-large /sections · ${MOST} Divide it among several files, or remove what nobody reads any more.`,
  ]);
});
test('an object of more than 10,000 names', () => {
  const names = Array.from({ length: 10_001 }, (_, i) => `"${i}": 1`).join();
  expect(reportPage(`{"sections": {${names}}}`)).toEqual([expect.stringContaining(` /sections · ${MOST} `)]);
});
test('the redirects, which one file has', () => {
  expect(report({ 'site.json': long('redirects') })).toEqual([
    `site.json:1:20015-1:20016 json/too-large /redirects · ${MOST} Remove redirects that nobody follows any more, or have the server in front of the site answer them.`,
  ]);
});
test('the items of a collection, which may be files of their own', () => {
  expect(report({ 'collections/events.json': long('items') })).toEqual([
    `collections/events.json:1:20011-1:20012 json/too-large /items · ${MOST} Remove items that nobody reads any more, or give the type "store": "folder": each item is a file of its own then.`,
  ]);
});
