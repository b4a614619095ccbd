import { expect, test } from 'vitest';
import { resizedPictures } from '../../src/content/resolve/derived-pictures.ts';

test.each([
  [2400, [320, 640, 960, 1280, 1920]],
  [1920, [320, 640, 960, 1280, 1920]],
  [700, [320, 640, 700]],
])('a photograph of %i pixels is served in each width once', (width, widths) => {
  const made = resizedPictures('/a.jpg', { bytes: 1, hash: 'hash', size: { width, height: width } });
  expect(made.map((picture) => picture.width)).toEqual(widths);
});

test('a drawing fits every width, and a moving picture stays whole', () => {
  const file = { bytes: 1, hash: 'hash', size: { width: 700, height: 350 } };
  expect(['/a.svg', '/a.gif'].map((path) => resizedPictures(path, file))).toEqual([[], []]);
  expect(resizedPictures('/a.png', file).at(-1)).toEqual({
    address: '/media/a.hash-700.webp',
    width: 700,
    height: 350,
  });
});
