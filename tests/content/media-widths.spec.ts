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
