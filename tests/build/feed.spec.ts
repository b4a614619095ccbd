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
  prose,
  site as siteFile,
  valid,
} from '../content/support/site.ts';

const PICTURE = '<img src="https://www.example.com/a.svg" alt="">';

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

test('an item of one text is in the feed whole, with its picture', () => {
  const news = { $ref: '../../schemas/shared/rich-text.schema.json' };
  const files = library({
    'schemas/branches.schema.json': branchType({ date: '/opensOn', feed: true, text: '/news' }, { news }),
    'collections/branches/harbour.json': branch('harbour', {
      opensOn: '2024-05-01',
      news: ['**Open** again.', '', '[All](/branches)'],
    }),
  });
  const [site] = compiler.resolve(valid(checkSite(files)), 'production', resolveBlock);
  const content = /(?<=<content[^>]*><!\[CDATA\[).*(?=\]\]>)/.exec(
    (site && atomFeed(site, '/feed.xml')) ?? '',
  )?.[0];
  expect(content?.replace(/(?<=src="https:\/\/www\.example\.com\/)[^"]+/, 'a.svg')).toBe(
    `${PICTURE}<p><strong>Open</strong> again.</p><p><a href="https://www.example.com/branches">All</a></p>`,
  );
});

test('an article is in the feed whole: its cover, and each block of its text', () => {
  const text = 'Said.';
  const entries = [{ title: 'Title', text }];
  const blocks = [
    { type: 'prose', id: 'a', heading: 'Prose', text, link: { label: 'More', href: '/' } },
    { type: 'figure', id: 'b', image, caption: 'Caption' },
    { type: 'gallery', id: 'c', heading: 'Gallery', pictures: [{ image, caption: 'Caption' }] },
    { type: 'quote', id: 'd', text: 'Words', source: 'Ada' },
    { type: 'callout', id: 'e', heading: 'Callout', text, kind: 'note' },
    { type: 'accordion', id: 'f', heading: 'Accordion', entries },
    { type: 'tabs', id: 'g', heading: 'Tabs', entries: [...entries, { title: 'Other', text }] },
    {
      type: 'timeline',
      id: 'h',
      heading: 'Timeline',
      entries: [
        { when: '1881', title: 'Built' },
        { when: '1954', title: 'Flood', text },
      ],
    },
    { type: 'key-facts', id: 'i', heading: 'Facts', facts: [{ value: '11', label: 'Left', note: 'Of 40' }] },
    {
      ...{ type: 'table', id: 'j', heading: 'Table', caption: 'Caption', totalLabel: 'All', note: 'Note' },
      columns: [{ label: 'Year' }, { label: 'Visitors', kind: 'number', sum: true }],
      rows: [{ cells: ['2024', '1200'] }, { cells: ['<2023', '800'] }],
    },
    {
      ...{ type: 'embed', id: 'k', heading: 'Film', kind: 'video', title: 'The flood', image },
      src: 'https://player.vimeo.com/video/76979871',
    },
    { type: 'columns', id: 'l', blocks: [prose('m', 'Left.'), prose('n', 'Right.')] },
  ];
  const files = {
    'pages/articles/[slug].json': { ...page({ type: 'article-body', id: 'text' }), each: 'articles' },
    'collections/articles/a.json': article('a', { body: blocks }),
  };
  const [site] = compiler.resolve(valid(checkSite(files)), 'production', resolveBlock);
  const [, content] =
    (site && atomFeed(site, '/feed.xml')?.match(/<content[^>]*><!\[CDATA\[(.*?)\]\]>/s)) ?? [];
  expect(content?.replace(/(?<=src="https:\/\/www\.example\.com\/)[^"]+/g, 'a.svg').split('\n')).toEqual([
    PICTURE,
    '<h2>Prose</h2><p>Said.</p><p><a href="https://www.example.com/">More</a></p>',
    `${PICTURE}<p>Caption</p>`,
    `<h2>Gallery</h2>${PICTURE}<p>Caption</p>`,
    '<blockquote><p>Words</p><p>Ada</p></blockquote>',
    '<h2>Callout</h2><p>Said.</p>',
    '<h2>Accordion</h2><h3>Title</h3><p>Said.</p>',
    '<h2>Tabs</h2><h3>Title</h3><p>Said.</p><h3>Other</h3><p>Said.</p>',
    '<h2>Timeline</h2><p>1881</p><h3>Built</h3><p>1954</p><h3>Flood</h3><p>Said.</p>',
    '<h2>Facts</h2><p>Left: 11</p><p>Of 40</p>',
    '<h2>Table</h2><p>Caption</p><table><tr><th>Year</th><th>Visitors</th></tr><tr><td>2024</td><td>1,200</td></tr>' +
      '<tr><td>&lt;2023</td><td>800</td></tr><tr><th>All</th><th>2,000</th></tr></table><p>Note</p>',
    `<h2>Film</h2>${PICTURE}<p><a href="https://player.vimeo.com/video/76979871">The flood</a></p>`,
    '<p>Left.</p>',
    '<p>Right.</p>',
  ]);
});
