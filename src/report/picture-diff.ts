import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { type Band, changedBands, joinBands, type Rows, widened } from './bands.ts';
import type { Pictures, ShotPair } from './model.ts';

type Pixels = Awaited<ReturnType<typeof pixelsOf>>;

/** A picture as one number a pixel. */
async function pixelsOf(png: Buffer) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const values = new Uint32Array(data.buffer, data.byteOffset, info.width * info.height);
  return { png, width: info.width, height: info.height, values };
}

/** FNV-1a of each row. */
function rowsOf({ values, width, height }: Pixels): number[] {
  return Array.from({ length: height }, (_, row) => {
    let hash = 0x811c9dc5;
    for (let at = row * width; at < (row + 1) * width; at += 1)
      hash = Math.imul(hash ^ (values[at] ?? 0), 0x01000193);
    return hash;
  });
}

/** Rows that differ, and the columns in which they do. */
type Box = Rows & { readonly left: number; readonly right: number };

/** The columns in which rows of equal number differ; of rows whose number differs all. */
function columns(before: Pixels, after: Pixels, { before: old, after: now }: Band) {
  const { width } = after;
  const down = old.top - now.top;
  if (old.bottom - now.bottom !== down) return { left: 0, right: width };
  let [left, right] = [width, 0];
  for (let at = now.top * width; at < now.bottom * width; at += 1)
    if (before.values[at + down * width] !== after.values[at]) {
      left = Math.min(left, at % width);
      right = Math.max(right, (at % width) + 1);
    }
  return { left, right };
}

const AIR = 6;
const COLORS = { before: '#c2410c', after: '#0f766e' };

interface Part {
  readonly rows: Rows;
  /** What differs in it. */
  readonly marks: readonly Box[];
  readonly color: string;
}

/** Frames around what differs, as a drawing to lay over a part. */
function frames({ marks, rows, color }: Part, width: number): Buffer {
  const height = rows.bottom - rows.top;
  const shapes = marks.map((mark) => {
    const [x, y] = [Math.max(2, mark.left - AIR), Math.max(2, mark.top - rows.top - AIR)];
    const right = Math.min(width - 2, mark.right + AIR);
    const end = Math.min(height - 2, mark.bottom - rows.top + AIR);
    return `<rect x="${x}" y="${y}" width="${Math.max(2, right - x)}" height="${Math.max(2, end - y)}" rx="4" fill="${color}" fill-opacity="0.06" stroke="${color}" stroke-width="2"/>`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes.join('')}</svg>`,
  );
}

/** The most rows that a WebP picture may have. */
const MOST_ROWS = 16_383;

/** Saves a picture, or rows of it with frames around their marks. */
async function save({ png, width, height: all }: Pixels, out: string, name: string, part?: Part) {
  const { top, bottom } = part?.rows ?? { top: 0, bottom: all };
  const height = bottom - top;
  const image = sharp(png).extract({ left: 0, top, width, height });
  if (part) image.composite([{ input: frames(part, width) }]);
  const isTall = height > MOST_ROWS;
  const file = `${name}.${isTall ? 'png' : 'webp'}`;
  await mkdir(dirname(join(out, file)), { recursive: true });
  await (isTall ? image.png() : image.webp({ quality: 86, effort: 2 })).toFile(join(out, file));
  return { file, width, height };
}

/** Rows around a part, so that a reader sees where it is; parts and frames closer than this are one. */
const AROUND = 56;
const NEAR = 140;
const MOST_PARTS = 4;

/**
 * Saves two pictures of a page and, marked, the parts in which they differ.
 * @param name the start of the files’ names below `out`, for example `pictures/about-us-390`
 */
export async function savePair(
  pngs: { readonly before?: Buffer; readonly after?: Buffer },
  width: number,
  out: string,
  name: string,
): Promise<Pictures> {
  const before = pngs.before && (await pixelsOf(pngs.before));
  const after = pngs.after && (await pixelsOf(pngs.after));
  const whole = async () => ({
    ...(before && { before: await save(before, out, `${name}-before`) }),
    ...(after && { after: await save(after, out, `${name}-after`) }),
  });
  if (!before || !after) {
    const full = await whole();
    return { width, full, parts: [{ top: { before: 0, after: 0 }, ...full }] };
  }
  const bands = changedBands(rowsOf(before), rowsOf(after));
  if (bands.length === 0) return { width, full: {}, parts: [] };
  const parts: ShotPair[] = [];
  for (const [index, part] of joinBands(bands, NEAR, MOST_PARTS).entries()) {
    const isIn = (band: Band) =>
      band.after.top >= part.after.top &&
      band.after.bottom <= part.after.bottom &&
      band.before.top >= part.before.top &&
      band.before.bottom <= part.before.bottom;
    const inner = joinBands(bands.filter(isIn), 24, 12).map((band) => ({
      band,
      ...columns(before, after, band),
    }));
    const side = (key: 'before' | 'after', pixels: Pixels) => {
      const rows = widened(part[key], AROUND, pixels.height);
      const marks = inner.map(({ band, left, right }) => ({ ...band[key], left, right }));
      return save(pixels, out, `${name}-${index + 1}-${key}`, { rows, marks, color: COLORS[key] });
    };
    parts.push({
      top: { before: part.before.top, after: part.after.top },
      before: await side('before', before),
      after: await side('after', after),
    });
  }
  return { width, full: await whole(), parts };
}
