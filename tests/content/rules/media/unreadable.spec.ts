import { describe, expect, test } from 'vitest';
import type { MediaFile } from '../../../../src/content/site/input.ts';
import { page, prose, report } from '../../support/site.ts';

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
});
