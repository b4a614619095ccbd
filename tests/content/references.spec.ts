import { describe, expect, test } from 'vitest';
import type { MediaFile } from '../../src/content/site/input.ts';
import {
  image,
  link,
  navigation,
  page,
  prose,
  report,
  reportSections,
  service,
  site,
} from './support/site.ts';

const detail = (item: string) => ({ type: 'service-detail', id: 'a', action: link('/'), item });
const testimonials = (accent: string) => ({
  $schema: '../../schemas/collections/testimonials.schema.json',
  items: [{ id: 'a', label: 'A', accent, quote: 'A' }],
});

describe('reference/item', () => {
  test('a block names an entry that there is', () => {
    expect(reportSections(detail('tax'))).toEqual([]);
  });
  test('another is refused, with the nearest', () => {
    expect(reportSections(detail('taxx'))).toEqual([
      '16:15-16:21 reference/item /sections/0/item · There is no entry “taxx” in services. Did you mean “tax”?',
    ]);
  });
  test('in a list of entries of the collection that the block shows', () => {
    const carousel = {
      type: 'card-carousel',
      id: 'a',
      heading: 'A',
      collection: 'services',
      items: ['tax', 'risk'],
    };
    expect(reportSections(carousel)).toEqual([
      '16:9-16:15 reference/item /sections/0/items/1 · There is no entry “risk” in services.',
    ]);
  });
});

describe('reference/accent', () => {
  test('an accent of the theme', () => {
    expect(report({ 'collections/testimonials.json': testimonials('saffron') })).toEqual([]);
  });
  test('another is refused, with the nearest', () => {
    expect(report({ 'collections/testimonials.json': testimonials('safron') })).toEqual([
      'collections/testimonials.json:7:17-7:25 reference/accent /items/0/accent · There is no accent “safron” in theme.json. Possible: saffron. Did you mean “saffron”?',
    ]);
  });
});

describe('reference/navigation', () => {
  test('the condensed menu names entries of the primary one', () => {
    expect(report({ 'navigation.json': navigation({ condensed: ['services', 'servics'] }) })).toEqual([
      'navigation.json:12:5-12:14 reference/navigation /condensed/1 · There is no entry “servics” in the primary menu. Did you mean “services”?',
    ]);
  });
  test('an entry that lacks its id is said once', () => {
    const primary = [{ idd: 'services', title: 'A', link: '/' }];
    expect(report({ 'navigation.json': navigation({ primary }) }).map((line) => line.split(' ')[1])).toEqual([
      'schema/unknown-property',
    ]);
  });
});

describe('the page for unknown addresses', () => {
  test('is /404 where site.json names none', () => {
    expect(report({ 'pages/404.json': undefined })).toEqual([
      'site.json:1:1-1:2 reference/page · There is no page “/404” for unknown addresses.',
    ]);
  });
  test('is the one that site.json names', () => {
    expect(report({ 'site.json': site({ notFound: '/lost' }) })).toEqual([
      'site.json:34:15-34:22 reference/page /notFound · There is no page “/lost” for unknown addresses.',
    ]);
    expect(report({ 'site.json': site({ notFound: '/lost' }), 'pages/lost.json': page(prose('a')) })).toEqual(
      [],
    );
  });
});

describe('reference/each', () => {
  test('a page for every item names its collection', () => {
    expect(report({ 'pages/services/[slug].json': page(prose('detail')) })).toEqual([
      'pages/services/[slug].json:1:1-1:2 reference/each · A file named [slug].json stands for every item of a collection: add "each" with the collection’s name.',
    ]);
  });
  test('another page names none', () => {
    expect(report({ 'pages/a.json': { each: 'services', ...page(prose('a')) } })).toEqual([
      'pages/a.json:2:11-2:21 reference/each /each · Only a file named [slug].json or [id].json stands for every item of a collection. Rename the file or remove "each".',
    ]);
  });
});

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
      '32:16-32:31 media/missing /sections/2/image/src · There is no file “public/images/c.png”.',
    ]);
  });
});

describe('media/unreadable', () => {
  test('a picture without a size', () => {
    const broken: MediaFile = { bytes: 1, hash: 'a', size: null };
    const media = new Map([
      ['/images/a.svg', { ...broken, size: { width: 1, height: 1 } }],
      ['/images/broken.png', broken],
    ]);
    const section = { ...prose('a'), image: { src: '/images/broken.png', alt: '' } };
    expect(report({ 'pages/a.json': page(section) }, media)).toEqual([
      'pages/a.json:14:16-14:36 media/unreadable /sections/0/image/src · “public/images/broken.png” cannot be read as a picture, or does not say its size.',
    ]);
  });
});

test('a document that is none', () => {
  const media = new Map<string, MediaFile>([
    ['/images/a.svg', { bytes: 1, hash: 'a', size: { width: 1, height: 1 } }],
    ['/documents/cut.pdf', { bytes: 1, hash: 'a', size: null, broken: true }],
  ]);
  const entry = { id: 'a', title: 'A', document: '/documents/cut.pdf', createdAt: '2024-01-01T00:00:00Z' };
  expect(
    report(
      {
        'collections/publications.json': {
          $schema: '../../schemas/collections/publications.schema.json',
          items: [entry],
        },
      },
      media,
    ),
  ).toEqual([
    'collections/publications.json:7:19-7:39 media/unreadable /items/0/document · “public/documents/cut.pdf” cannot be read as a PDF document.',
  ]);
});

test('a place that the schema refuses is not held against the links besides', () => {
  expect(
    report({ 'collections/services/a.json': service('a', { image: { src: 'a.svg', alt: '' } }) }),
  ).toEqual([
    'collections/services/a.json:9:12-9:19 schema/pattern /image/src · “a.svg” does not have the form that is expected here (^/).',
  ]);
});
