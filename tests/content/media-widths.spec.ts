import sharp from 'sharp';
import { expect, test } from 'vitest';
import { lookAt } from '../../src/content/load/load.ts';
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

test('what is higher than a WebP picture can be stays as it is', () => {
  const widths = (width: number, height: number) =>
    resizedPictures('/a.png', { bytes: 1, hash: 'hash', size: { width, height } }).map(({ width }) => width);
  expect(widths(300, 16_383)).toEqual([300]);
  expect(widths(300, 16_384)).toEqual([]);
  expect(widths(3840, 32_000)).toEqual([320, 640, 960, 1280, 1920]);
});

test('an animated WebP picture stays whole, since it would stand still; one with a see-through ground does not', async () => {
  const still = (r: number) =>
    sharp({ create: { width: 2, height: 2, channels: 4, background: { r, g: 0, b: 0, alpha: 0.5 } } }).webp();
  const frames = await Promise.all([0, 200].map((red) => still(red).toBuffer()));
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  const widths = async (bytes: Buffer, kept?: Map<string, string>) => {
    const known = await lookAt('/a.webp', bytes, 'hash', kept);
    const made = resizedPictures('/a.webp', { bytes: bytes.length, hash: 'hash', ...known });
    return [known.size?.height, ...made.map(({ width }) => width)];
  };
  expect(await widths(moving)).toEqual([2]);
  // Its size is known from before.
  expect(await widths(moving, new Map([['size hash', '{"width":2,"height":2}']]))).toEqual([2]);
  expect(await widths(await still(0).toBuffer())).toEqual([2, 2]);
});

test('an animated PNG or AVIF picture stays whole, too', async () => {
  const still = sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } });
  const kept = new Map([['size hash', '{"width":2,"height":2}']]);
  const isMoving = async (path: string, bytes: Buffer) =>
    (await lookAt(path, bytes, 'hash', kept)).moving ?? false;
  const png = await still.png().toBuffer();
  const at = png.indexOf('IDAT') - 4;
  const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1');
  const frames = Buffer.concat([png.subarray(0, at), control, png.subarray(at)]);
  expect([await isMoving('/a.png', png), await isMoving('/a.png', frames)]).toEqual([false, true]);
  const avif = await still.avif().toBuffer();
  const sequence = Buffer.concat([avif.subarray(0, 8), Buffer.from('avis'), avif.subarray(12)]);
  expect([await isMoving('/a.avif', avif), await isMoving('/a.avif', sequence)]).toEqual([false, true]);
});
