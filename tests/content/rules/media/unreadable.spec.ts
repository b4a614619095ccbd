import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readDrawing } from '../../../../src/content/load/drawing.ts';
import { lookAt } from '../../../../src/content/load/load.ts';
import { misnamed } from '../../../../src/content/load/media-kind.ts';
import type { MediaFile } from '../../../../src/content/site/input.ts';
import { media } from '../../support/media.ts';
import { page, prose, report } from '../../support/site.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('media/unreadable', () => {
  test('a picture without a size, at the place that shows it first', () => {
    const broken: MediaFile = {
      bytes: 1,
      hash: 'a',
      size: null,
      broken: { words: 'cannot be read as a picture' },
    };
    const section = { ...prose('a'), image: { src: '/images/broken.png', alt: '' } };
    const again = { ...section, id: 'b' };
    expect(report({ 'pages/a.json': page(section, again) }, media({ '/images/broken.png': broken }))).toEqual(
      [
        'pages/a.json:14:16-14:36 media/unreadable /sections/0/image/src · “public/images/broken.png” cannot be read as a picture. Save it again from the program that made it.',
      ],
    );
  });
  test('a file that nothing names, and a drawing in its own place', () => {
    const position = { line: 2, column: 3, endLine: 2, endColumn: 4 };
    const words = 'is cut off: its end is missing';
    expect(
      report(
        {},
        media({ '/a.pdf': { broken: { words } }, '/images/b.svg': { broken: { words, position } } }),
      ),
    ).toEqual([
      'public/a.pdf:1:1-1:1 media/unreadable · “public/a.pdf” is cut off: its end is missing. Save it again from the program that made it.',
      'public/images/b.svg:2:3-2:4 media/unreadable · “public/images/b.svg” is cut off: its end is missing. Save it again from the program that made it.',
    ]);
  });

  test.each([
    ['a.png', '<!doctype html>', 'is something else, not a PNG picture'],
    ['a.png', '\xff\xd8\xff\xe0 \xff\xd9', 'is a JPEG picture, not a PNG picture'],
    [
      'a.JPG',
      '\0\0\0\x18ftypheic',
      'is a HEIC picture, which telephones take and browsers do not show, not a JPEG picture',
    ],
    ['a.webp', 'BM      ', 'is a BMP picture, not a WebP picture'],
    ['a.png', '\x89PNG\r\n\x1a\n', 'is cut off: its end is missing'],
    ['a.jpeg', '\xff\xd8\xff\xe0', 'is cut off: its end is missing'],
    ['a.gif', 'GIF89a', 'is cut off: its end is missing'],
    ['a.webp', 'RIFF\xff\0\0\0WEBP', 'is cut off: its end is missing'],
    ['a.avif', '\0\0\0\x20ftypavif', 'is cut off: its end is missing'],
    ['a.woff2', 'wOF2\0\0\0\0\0\0\xff\xff', 'is cut off: its end is missing'],
    ['a.pdf', '%PDF-1.7', 'is cut off: its end is missing'],
    ['a.pdf', 'PK\x03\x04', 'is something else, not a PDF document'],
    ['a.png', '', 'is empty'],
    ['a.pdf', ' %PDF-1.7 %%EOF', undefined],
    ['a.jpg', '\xff\xd8\xff\xe0 \xff\xd9 and more', undefined],
    ['a.avif', '\0\0\0\x10ftypavif\0\0\0\0', undefined],
    ['a.txt', 'anything', undefined],
    ['a.woff2', '\0\x01\0\0', 'is a TrueType font, not a WOFF2 font'],
  ])('%s %j', (path, content, words) => expect(misnamed(path, bytes(content))?.words).toBe(words));

  test.each([
    [
      '/images/a.png',
      '\xff\xd8\xff\xe0 \xff\xd9',
      'Rename it “a.jpg”, also where it is used, or save it as a PNG picture.',
    ],
    ['/images/a.jpg', '\0\0\0\x18ftypheic', 'Save it as a JPEG picture.'],
    ['/a.pdf', '\x89PNG', 'Save it as a PDF document.'],
    ['/a.png', 'hello', undefined],
  ])('%s %j is to be renamed or saved as what it is to be', (path, content, remedy) => {
    expect(misnamed(path, bytes(content))?.remedy).toBe(remedy);
  });

  test.each(['/a.png', '/a.pdf', '/a.svg', '/a.csv'])(
    'what Git LFS left in the place of %s',
    async (path) => {
      const pointer = bytes('version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n');
      expect(report({}, media({ [path]: await lookAt(path, pointer) }))).toEqual([
        `public${path}:1:1-1:1 media/unreadable · “public${path}” is only a pointer, as Git LFS writes it. Fetch the file: git lfs pull. In a workflow write “lfs: true” at actions/checkout.`,
      ]);
    },
  );

  test('a picture of more pixels than can be drawn', async () => {
    const small = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    // The header of a PNG: its name, width, height, five bytes more, and their sum.
    const header = Buffer.from(small.subarray(12, 29));
    header.writeUInt32BE(20_000, 4);
    header.writeUInt32BE(16_000, 8);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(header));
    const large = Buffer.concat([small.subarray(0, 12), header, sum, small.subarray(33)]);
    expect(report({}, media({ '/a.png': await lookAt('/a.png', large) }))).toEqual([
      'public/a.png:1:1-1:1 media/unreadable · “public/a.png” is 20000 × 16000 pixels, more than can be drawn. Save it with at most 2,000 pixels to a side.',
    ]);
  });

  const xmlns = 'xmlns="http://www.w3.org/2000/svg"';
  test.each([
    ['cut off', `<svg ${xmlns} viewBox="0 0 1 1">\n<g><path`, 2, 8],
    ['a tag that is not closed', `<svg ${xmlns} viewBox="0 0 1 1">\n<g></svg>`, 2, 9],
    ['not even XML', 'GIF89a', 1, 1],
    ['a name of nothing', `<svg ${xmlns} viewBox="0 0 1 1">&nbsp;</svg>`, 1, 59],
    ['an unexplained name', `<svg ${xmlns} viewBox="0 0 1 1"><use xlink:href="#a"/></svg>`, 1, 64],
    ['another root', '<html/>', 1, 1],
    ['no word that it is a drawing', '<svg viewBox="0 0 1 1"/>', 1, 1],
  ])('a drawing: %s', (_, svg, line, column) =>
    expect(readDrawing(Buffer.from(svg))).toMatchObject({
      size: null,
      broken: { position: { line, column } },
    }),
  );
  test.each([
    ['<svg viewBox="0 0 1 1"/>', 'does not say that it is a drawing', `Write ${xmlns} into its <svg>.`],
    [
      `<svg ${xmlns} viewBox="0 0 1 1"><text>A & B</text></svg>`,
      'has a sign “&” that stands for nothing',
      'Write “&amp;” for the sign itself, and any other sign as it is.',
    ],
    [
      `<svg ${xmlns} viewBox="0 0 1 1"><use xlink:href="#a"/></svg>`,
      'has an “xlink:” that it does not explain',
      'Write xmlns:xlink="http://www.w3.org/1999/xlink" into its <svg>, or leave “xlink:” out.',
    ],
    ['<html/>', 'is no drawing from this place on: a tag is missing, misspelt or cut off', undefined],
  ])('%s is told what to write', (svg, words, remedy) => {
    const { broken } = readDrawing(Buffer.from(svg));
    expect([broken?.words, broken?.remedy]).toEqual([words, remedy]);
  });
  test('a drawing without a size, or in another encoding', () => {
    expect(readDrawing(Buffer.from(`<!-- A -->\n<svg ${xmlns}/>`)).broken).toEqual({
      words: 'does not say its size: its <svg> needs a “viewBox”',
      remedy:
        'Write one there, such as viewBox="0 0 640 480", with the width and the height that it was drawn in.',
      position: { line: 2, column: 1, endLine: 2, endColumn: 42 },
    });
    expect(readDrawing(Buffer.from('\n')).broken?.words).toBe('is empty');
    expect(readDrawing(Buffer.from('\ufeff<svg/>', 'utf16le')).broken?.words).toBe('is not written in UTF-8');
  });
});
