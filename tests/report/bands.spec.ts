import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { changedBands, joinBands, widened } from '../../src/report/bands.ts';
import { savePair } from '../../src/report/picture-diff.ts';

const band = (a: number, b: number, c: number, d: number) => ({
  before: { top: a, bottom: b },
  after: { top: c, bottom: d },
});

it('finds changed rows, and takes those that only moved down for the same', () => {
  expect(changedBands([1, 2, 3], [1, 2, 3])).toEqual([]);
  expect(changedBands([1, 2, 3, 4, 5], [1, 9, 3, 4, 8])).toEqual([band(1, 2, 1, 2), band(4, 5, 4, 5)]);
  expect(changedBands([1, 2, 3], [1, 7, 7, 2, 3])).toEqual([band(1, 1, 1, 3)]);
});

it('joins bands that are near, and the nearest until there are few', () => {
  const bands = [
    band(0, 10, 0, 10),
    band(15, 20, 15, 20),
    band(100, 110, 100, 110),
    band(130, 140, 130, 140),
  ];
  expect(joinBands(bands, 8, 9)).toEqual([
    band(0, 20, 0, 20),
    band(100, 110, 100, 110),
    band(130, 140, 130, 140),
  ]);
  expect(joinBands(bands.slice(0, 2), 5, 9)).toEqual([band(0, 20, 0, 20)]);
  expect(joinBands(bands, 0, 2)).toEqual([band(0, 20, 0, 20), band(100, 140, 100, 140)]);
  const last = [band(0, 10, 0, 10), band(90, 99, 90, 99), band(200, 210, 200, 210), band(215, 220, 215, 220)];
  expect(joinBands(last, 8, 9)).toEqual([...last.slice(0, 2), band(200, 220, 200, 220)]);
  expect(widened({ top: 5, bottom: 90 }, 10, 95)).toEqual({ top: 0, bottom: 95 });
});

it('saves only the part that differs, framed; nothing of equal pictures', async () => {
  const out = await mkdtemp(join(tmpdir(), 'pictures-'));
  try {
    const ground = sharp({ create: { width: 600, height: 800, channels: 3, background: '#fff' } }).png();
    const before = await ground.toBuffer();
    const dot = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    const after = await sharp(before)
      .composite([{ input: dot, left: 100, top: 400 }])
      .png()
      .toBuffer();
    expect(await savePair({ before, after: before }, 600, out, 'same')).toEqual({
      width: 600,
      full: {},
      parts: [],
    });
    const { parts } = await savePair({ before, after }, 600, out, 'dot');
    expect(parts).toEqual([
      {
        top: { before: 400, after: 400 },
        before: { file: 'dot-1-before.webp', width: 600, height: 132 },
        after: { file: 'dot-1-after.webp', width: 600, height: 132 },
      },
    ]);
    const { data } = await sharp(await readFile(join(out, 'dot-1-after.webp')))
      .raw()
      .toBuffer({ resolveWithObject: true });
    // In the middle of the cut, the dot; around it a frame in the colour of what came.
    expect(data[(66 * 600 + 110) * 3]).toBeLessThan(20);
    expect(data[(50 * 600 + 110) * 3]).toBeLessThan(120);
    const inRow = [80, 94, 104, 126, 140].map((column) => Number(data[(66 * 600 + column) * 3]) < 120);
    expect(inRow).toEqual([false, true, true, true, false]);
  } finally {
    await rm(out, { recursive: true, force: true });
  }
});
