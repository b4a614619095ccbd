import { describe, expect, test } from 'vitest';
import { findUnsafe } from '../../src/content/load/unsafe-svg.ts';
import type { MediaFile } from '../../src/content/site/input.ts';
import {
  advice,
  article,
  event,
  events,
  link,
  navigation,
  page,
  prose,
  report,
  seo,
  site,
} from './support/site.ts';

const picture: MediaFile = { bytes: 1, hash: 'a', size: { width: 640, height: 480 } };
const media = (more: Readonly<Record<string, Partial<MediaFile>>>) =>
  new Map<string, MediaFile>([
    ['/images/a.svg', picture],
    ...Object.entries(more).map(([path, file]) => [path, { ...picture, ...file }] as const),
  ]);
const showing = (src: string, alt = '') => ({ 'pages/a.json': page({ ...prose('a'), image: { src, alt } }) });

describe('media/unsafe: a drawing that could do harm', () => {
  test.each([
    ['<svg><script>x</script></svg>', '<script', 6],
    ['<svg onload="x()"/>', 'onload=', 6],
    ['<svg><a href="javascript:x()"/></svg>', 'href="javascript:x()', 9],
    ['<svg><use href="https://example.com/a.svg#b"/></svg>', 'href="https://example.com/a.svg#b', 11],
    ['<svg><image xlink:href="//example.com/a.png"/></svg>', 'href="//example.com/a.png', 19],
    ['<svg style="fill:url(https://example.com/a)"/>', 'url(https://example.com/a', 18],
    ['<svg><style>@import "a.css";</style></svg>', '@import', 13],
    ['<svg><foreignObject/></svg>', '<foreignObject', 6],
    ['<!DOCTYPE svg [<!ENTITY a "b">]><svg/>', '<!ENTITY', 16],
  ])('%s', (svg, text, column) => {
    expect(findUnsafe(svg)).toEqual({ text, line: 1, column, endLine: 1, endColumn: column + text.length });
  });
  test('on its own line', () => {
    expect(findUnsafe('<svg>\n  <script/>\n</svg>')).toMatchObject({ line: 2, column: 3 });
  });
  test.each([
    '<svg><use href="#curve"/><path fill="url(#a)" stroke="url(\'#b\')"/></svg>',
    '<svg><image href="data:image/png;base64,AAAA"/><text>on = off</text></svg>',
  ])('nothing is wrong with %s', (svg) => expect(findUnsafe(svg)).toBeUndefined());
  test('is a mistake at its place in the file', () => {
    const unsafe = { text: '<script', line: 3, column: 5, endLine: 3, endColumn: 12 };
    expect(report({}, media({ '/images/a.svg': { unsafe } }))).toEqual([
      'public/images/a.svg:3:5-3:12 media/unsafe · “<script” may not stand in a drawing: it could run code or ask another server. Remove it, and put what it refers to into the file.',
    ]);
  });
});

describe('media/unused', () => {
  test('a file that nothing names', () => {
    expect(advice(/unused/, {}, media({ '/images/b.png': {}, '/favicon.svg': {} }))).toEqual([
      'public/images/b.png:1:1-1:1 media/unused · Nothing uses this file. Remove it, or name it as “/images/b.png” where it belongs.',
    ]);
  });
  test('a link to a document is a use', () => {
    const files = { 'pages/a.json': page({ ...prose('a', 'See [it](/a.pdf#page=2).') }) };
    expect(advice(/unused/, files, media({ '/a.pdf': { size: null } }))).toEqual([]);
  });
  test('is not told while a file is missing: it may be the one that is meant', () => {
    expect(advice(/unused/, showing('/images/c.png'), media({ '/images/b.png': {} }))).toEqual([]);
  });
});

describe('pictures', () => {
  test('media/weight', () => {
    expect(
      advice(/weight/, showing('/images/b.svg'), media({ '/images/b.svg': { bytes: 200_000 } })),
    ).toEqual([
      'pages/a.json:14:16-14:31 media/weight /sections/0/image/src · “public/images/b.svg” weighs 200 KB, more than the 150 KB that such a file should. Simplify its paths, or save it as a photograph.',
    ]);
  });
  test('media/dimensions', () => {
    const small = media({ '/images/b.png': { size: { width: 319, height: 10 } } });
    expect(advice(/dimensions/, showing('/images/b.png'), small)).toEqual([
      'pages/a.json:14:16-14:31 media/dimensions /sections/0/image/src · “public/images/b.png” is only 319 pixels wide and will look blurred. Use one of at least 320, better 1,280.',
    ]);
    const large = media({ '/images/b.png': { size: { width: 320, height: 6001 } } });
    expect(advice(/dimensions/, showing('/images/b.png'), large)).toHaveLength(1);
  });
  test.each([
    ['b.png', '“b.png” is a file’s name. Say what the picture shows, or write "" where it only decorates.'],
    ['Image', '“Image” says nothing. Say what the picture shows, or write "" where it only decorates.'],
    ['Picture of a tree', 'A screen reader says by itself that it is a picture. Begin with what it shows.'],
  ])('media/alternative-text: %s', (alt, message) => {
    expect(advice(/alternative/, showing('/images/a.svg', alt))).toEqual([
      `pages/a.json:15:16-15:${18 + alt.length} media/alternative-text /sections/0/image/alt · ${message}`,
    ]);
  });
  test('an alternative text that says what is shown, or is empty, is right', () => {
    expect(advice(/alternative/, showing('/images/a.svg', 'A tree'))).toEqual([]);
    expect(advice(/alternative/, showing('/images/a.svg'))).toEqual([]);
  });
});

test('a text of blanks alone is as good as empty', () => {
  const found = report({ 'pages/a.json': page({ ...prose('a', ['', ' ']), heading: '  ' }) });
  expect(found).toEqual([
    'pages/a.json:12:15-15:8 schema/empty /sections/0/text · This text holds blanks alone. Write something or remove the property.',
    'pages/a.json:16:18-16:22 schema/empty /sections/0/heading · This text holds blanks alone. Write something or remove the property.',
  ]);
  expect(report({ 'pages/a.json': page(prose('a', ['One.', '', 'Two.'])) })).toEqual([]);
});

describe('seo', () => {
  const with_ = (more: object) => ({ 'pages/a.json': { ...page(prose('a')), seo: { ...seo, ...more } } });
  const place = (files: Parameters<typeof advice>[1], codes: RegExp) =>
    advice(codes, files).filter((line) => line.startsWith('pages/a.json'));
  test('title and description of a length that search engines show', () => {
    expect(place(with_({ title: 'A title of ten' }), /title-length/)).toEqual([]);
    expect(place(with_({ title: 'x'.repeat(66) }), /title-length/)).toEqual([
      'pages/a.json:5:14-5:82 seo/title-length /seo/title · This title has 66 characters, more than good: search engines cut it. Write at most 65.',
    ]);
    expect(place(with_({ description: 'Too short.' }), /description-length/)).toEqual([
      'pages/a.json:6:20-6:32 seo/description-length /seo/description · This description has 10 characters, fewer than good: search engines put a text of their own in its place. Write at least 50.',
    ]);
  });
  test('the same title or description twice', () => {
    expect(place(with_({}), /duplicate/).map((line) => line.replace(/ · .*/, ''))).toEqual([
      'pages/a.json:5:14-5:21 seo/duplicate-title /seo/title',
      'pages/a.json:6:20-6:33 seo/duplicate-description /seo/description',
    ]);
    expect(place(with_({ robots: 'noindex' }), /seo/)).toEqual([]);
  });
});

describe('text/heading-order', () => {
  const found = (...lines: string[]) =>
    advice(/heading/, { 'pages/a.json': page(prose('a', lines)) }).map((line) =>
      line.replace(/^pages\/a\.json:[\d:-]+ text\/heading-order /, ''),
    );
  test('goes down one level at a time', () => {
    expect(found('### A', '#### B', '### C', 'text')).toEqual([]);
    expect(found('## A', 'text', '#### B')).toEqual([
      '/sections/0/text/2 · A heading of level 4 stands below one of level 2: those who listen to the page miss one. Write “###”.',
    ]);
  });
  test('the first level is the page’s own', () => {
    expect(found('# A')).toEqual([
      '/sections/0/text/0 · A page has one heading of the first level, and it is not in a text. Write “###” for a heading in a text.',
    ]);
  });
  test('code is no heading', () => expect(found('```', '# a', '```')).toEqual([]));
});

describe('reference/orphan', () => {
  const orphan =
    'reference/orphan · Nothing leads to “/a”. Link to it from a menu or a text, or switch it off with "isActive": false.';
  const lone = { 'pages/a.json': page(prose('a')) };
  test('a page that nothing leads to', () => {
    expect(advice(/orphan/, lone)).toEqual([`pages/a.json:1:1-1:2 ${orphan}`]);
    expect(advice(/orphan/, { 'pages/a.json': page({ ...prose('a'), link: link('/a') }) })).toHaveLength(1);
  });
  test.each([
    ['a link', { 'pages/index.json': page({ ...prose('intro'), link: link('/a') }, prose('end')) }],
    ['a link in a text', { 'pages/index.json': page(prose('intro', '[a](/a?x#a)'), prose('end')) }],
    ['a menu', { 'navigation.json': navigation({ calculator: { label: 'A', href: '/a' } }) }],
    [
      'the list of its parent’s children',
      {
        'pages/index.json': page(prose('intro'), prose('end'), {
          type: 'child-index',
          id: 'c',
          heading: 'C',
        }),
      },
    ],
  ])('%s leads there', (_, files) => expect(advice(/orphan/, { ...lone, ...files })).toEqual([]));
});

describe('text/required-sentence', () => {
  const sentence = 'Investments are subject to market risks';
  const asking = (where: string, ...lines: string[]) => ({
    'site.json': site({ compliance: { required: [{ text: sentence, where }], lines } }),
  });
  test('stands in the footer word for word', () => {
    expect(report(asking('footer', `${sentence}.`))).toEqual([]);
    expect(
      report(asking('footer', 'Investments are subject to market risk')).map((line) =>
        line.replace(/^[^ ]+ /, ''),
      ),
    ).toEqual([
      `text/required-sentence /compliance/lines/0 · This sentence was altered: “${sentence}” must stand there word for word. Did you mean “${sentence}”?`,
    ]);
    expect(report(asking('every-page', 'Other')).map((line) => line.replace(/^[^ ]+ /, ''))).toEqual([
      `text/required-sentence /compliance/required/0/text · A sentence is missing in "compliance.lines", the footer of every page: “${sentence}” must stand there word for word.`,
    ]);
  });
});

describe('text/approval-expired', () => {
  const until = (approvedUntil: string) => ({ 'pages/a.json': { ...page(prose('a')), approvedUntil } });
  test('the last day counts', () => {
    expect(report(until('2024-06-15'))).toEqual([]);
    expect(report(until('2024-06-14')).map((line) => line.replace(/^pages\/a\.json:[\d:-]+ /, ''))).toEqual([
      'text/approval-expired /approvedUntil · The approval of this text ended on 2024-06-14. Have it approved anew and write the new date, or switch it off with "isActive": false.',
    ]);
  });
  test('of items too, but not of those that nobody sees', () => {
    const old = { approvedUntil: '2024-01-01' };
    expect(report({ 'collections/articles/a.json': article('a', old) })).toHaveLength(1);
    expect(report({ 'collections/events.json': events(event('first', old)) })).toHaveLength(1);
    expect(
      report({ 'collections/events.json': events(event('first', { ...old, isActive: false })) }),
    ).toEqual([]);
  });
});
