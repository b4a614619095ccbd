import { expect, test } from 'vitest';
import { resolveBlock } from '../../src/blocks/resolvers.ts';
import { atomFeed } from '../../src/build/feed.ts';
import { branch, branchType, library } from '../content/support/branches.ts';
import {
  article,
  checkSite,
  compiler,
  image,
  page,
  site as siteFile,
  valid,
} from '../content/support/site.ts';

test('a feed is as new as the newest of what its entries say, of one that was corrected too', () => {
  const files = {
    'pages/articles/[slug].json': { ...page({ type: 'article-body', id: 'text' }), each: 'articles' },
    'collections/articles/old.json': article('old', {
      createdAt: '2024-01-01T10:00:00Z',
      updatedAt: '2024-03-03T10:00:00Z',
    }),
    'collections/articles/new.json': article('new', { createdAt: '2024-02-02T10:00:00Z' }),
  };
  const [site] = compiler.resolve(valid(checkSite(files)), 'production', resolveBlock);
  const dates = site && atomFeed(site, '/feed.xml')?.match(/(?<=<updated>)[^<]+/g);
  const [of, first, second] = ['2024-03-03', '2024-02-02', '2024-03-03'].map((day) => `${day}T10:00:00.000Z`);
  expect(dates).toEqual([of, first, second]);
});

test('a document stands in the feed only while it is shown', () => {
  const document = (id: string, more: object) => ({
    ...{ id, title: id, summary: 'What it says.', document: '/documents/a.pdf', image, ...more },
  });
  const items = [
    document('now', { createdAt: '2024-01-01T10:00:00Z' }),
    document('off', { createdAt: '2024-01-01T10:00:00Z', isActive: false }),
    document('later', { createdAt: '2030-01-01T10:00:00Z' }),
  ];
  const $schema = '../../schemas/collections/publications.schema.json';
  const files = { 'collections/publications.json': { $schema, items } };
  const [site] = compiler.resolve(valid(checkSite(files)), 'production', resolveBlock);
  expect(site?.newest().map(({ key }) => key)).toEqual(['now']);
});

test.each([
  ['America/New_York', '2024-05-01T04:00:00.000Z'],
  ['Asia/Kolkata', '2024-04-30T18:30:00.000Z'],
])('a day without an hour is in the feed from its beginning in %s on', (timeZone, begin) => {
  const files = library({
    'site.json': siteFile({ timeZone }),
    'schemas/branches.schema.json': branchType({ date: '/opensOn', feed: true }),
    'collections/branches/harbour.json': branch('harbour', { opensOn: '2024-05-01' }),
  });
  const [site] = compiler.resolve(valid(checkSite(files)), 'production', resolveBlock);
  const dates = site && atomFeed(site, '/feed.xml')?.match(/(?<=<(?:updated|published)>)[^<]+/g);
  expect(dates).toEqual([begin, begin, begin]);
});
