import { describe, expect, test } from 'vitest';
import { branch, branchType, library } from '../../support/branches.ts';
import { media } from '../../support/media.ts';
import {
  compiler,
  image,
  input,
  link,
  linkFaults,
  NOW,
  page,
  prose,
  report,
  reportSections,
  seo,
} from '../../support/site.ts';

describe('media/missing', () => {
  test('suggests the same name with another ending, and a name that is near', () => {
    expect(
      reportSections(
        { ...prose('a'), image: { ...image, src: '/images/a.png' } },
        { ...prose('b'), image: { ...image, src: '/image/b.png' } },
        { ...prose('c'), image: { ...image, src: '/images/c.png' } },
      ),
    ).toEqual([
      '14:16-14:31 media/missing /sections/0/image/src · There is no file “public/images/a.png”. Did you mean “/images/a.svg”?',
      '23:16-23:30 media/missing /sections/1/image/src · There is no file “public/image/b.png”. Did you mean “/images/b.png”?',
      '32:16-32:31 media/missing /sections/2/image/src · There is no file “public/images/c.png”. Correct the path, or add the file.',
    ]);
  });
  test('a folder that is named as a file', () => {
    const files = { 'pages/a.json': page({ ...prose('a'), image: { ...image, src: '/images/logo.svg' } }) };
    expect(
      report(files, media({ '/images/logo.svg/a.svg': { size: { width: 1, height: 1 } } })).filter((line) =>
        line.includes('media/missing'),
      ),
    ).toEqual([
      expect.stringMatching(
        / · “public\/images\/logo\.svg” is a folder\. Write the path of a file\. Did you mean “\/images\/logo\.svg\/a\.svg”\?$/,
      ),
    ]);
  });
  test('no drawing is suggested for social networks, which show none', () => {
    const files = { 'pages/a.json': { ...page(prose('a')), seo: { ...seo, image: '/images/a.png' } } };
    expect(report(files).map((line) => line.split(' · ')[1])).toEqual([
      'There is no file “public/images/a.png”. Correct the path, or add the file.',
    ]);
  });
  test('a file whose ending is to be in small letters is not suggested as it stands', () => {
    const named = (src: string) => ({ ...prose('a'), image: { ...image, src } });
    const files = media({ '/images/IMG_0001.JPG': { size: null } });
    const faultOf = (src: string) =>
      report({ 'pages/a.json': page(named(src)) }, files).filter((line) => line.includes('media/missing'));
    expect(faultOf('/images/IMG_0001.jpg')).toEqual([
      expect.stringMatching(
        / There is no file “public\/images\/IMG_0001.jpg”. Rename “public\/images\/IMG_0001.JPG” so.$/,
      ),
    ]);
    expect(faultOf('/images/IMG_001.jpg')).toEqual([
      expect.stringMatching(/ Did you mean “\/images\/IMG_0001.jpg”\?$/),
    ]);
  });
  test.each([
    [
      'https://example.com/a.pdf',
      '“https://example.com/a.pdf” is no file of the site. Files lie below public/: save it there, and write its path, such as “/documents/leaflet.pdf”.',
    ],
    [
      'documents/a.pdf',
      '“documents/a.pdf” lacks the slash that a file’s path begins with. Did you mean “/documents/a.pdf”?',
    ],
    [
      'documents\\a.pdf',
      '“documents\\a.pdf” has “\\” where a file’s path has “/”. Did you mean “/documents/a.pdf”?',
    ],
    [
      '\\public\\documents\\a.pdf',
      '“\\public\\documents\\a.pdf” has “\\” where a file’s path has “/”. Did you mean “/documents/a.pdf”?',
    ],
  ])('a field of a type’s own that names a file: %s', (leaflet, message) => {
    const file = { type: 'string', format: 'media', description: 'A leaflet.' };
    const files = {
      'schemas/branches.schema.json': branchType({}, { leaflet: file }),
      'collections/branches/harbour.json': branch('harbour', { leaflet }),
    };
    expect(report(library(files)).map((line) => line.split(' · ')[1])).toEqual([message]);
  });
});

describe('media/missing in a link', () => {
  test.each([
    ['/documents/b.pdf', 'There is no file “public/documents/b.pdf”. Correct the path, or add the file.'],
    ['/documents/a.PDF', 'There is no file “public/documents/a.PDF”. Did you mean “/documents/a.pdf”?'],
    ['/files/a.pdf', 'There is no file “public/files/a.pdf”. Did you mean “/documents/a.pdf”?'],
    [
      '/services/tax.html',
      '“/services/tax.html” is no address: a page has no ending. Did you mean “/services/tax”?',
    ],
    ['/pages/a.json', '“/pages/a.json” is no address: a page has no ending. Did you mean “/a”?'],
    [
      '/collections/services/tax.json',
      '“/collections/services/tax.json” is no address: a page has no ending. Did you mean “/services/tax”?',
    ],
    ['/index.html', '“/index.html” is no address: a page has no ending. Did you mean “/”?'],
    ['/no-page.html', 'There is no file “public/no-page.html”. Correct the path, or add the file.'],
  ])('%s', (href, message) => {
    expect(linkFaults(href)).toEqual([message]);
  });
  test('the list of pages for search engines, which every build writes', () => {
    expect(linkFaults('/sitemap.xml')).toEqual([]);
  });
  test('the calendar of a type whose items begin, and of no other', () => {
    expect(linkFaults('/events.ics')).toEqual([]);
    expect(linkFaults('/services.ics')).toEqual([
      'There is no file “public/services.ics”. Correct the path, or add the file.',
    ]);
  });
  test('the feed, where there is nothing to read', () => {
    const files = { 'pages/a.json': page({ ...prose('a'), link: link('/feed.xml') }) };
    expect(report(files)).toEqual([]);
    expect(
      report({ ...files, 'collections/events.json': undefined }).map((line) => line.split(' · ')[1]),
    ).toEqual(['There is no file “public/feed.xml”. Correct the path, or add the file.']);
  });
});

test('a picture in whose place a link stands is told as that alone', () => {
  const files = { 'pages/a.json': page({ ...prose('a'), image: { src: '/images/c.svg', alt: '' } }) };
  const unread = new Map([['public/images/c.svg', 'link' as const]]);
  const { diagnostics } = compiler.check({ ...input(files), unread }, NOW);
  expect(diagnostics.map(({ file, code }) => `${file} ${code}`)).toEqual([
    'site/public/images/c.svg schema/unknown-file',
  ]);
});
