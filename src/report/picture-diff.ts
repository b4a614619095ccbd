import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { type Band, changedBands, joinBands, type Rows, widened } from './bands.ts';
import type { Pictures, Shot, ShotPair } from './model.ts';

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

type Columns = ReturnType<typeof extent>;

/** The columns within which pixels are marked, by row and column. */
function extent({ top, bottom }: Rows, width: number, isMarked: (row: number, at: number) => boolean) {
  let [left, right] = [width, 0];
  for (let row = top; row < bottom; row += 1)
    for (let at = 0; at < width; at += 1)
      if (isMarked(row, at)) {
        left = Math.min(left, at);
        right = Math.max(right, at + 1);
      }
  return { left, right };
}

/** The columns in which rows of a picture hold anything but their ground, the colour that they begin with. */
const inked = ({ values, width }: Pixels, rows: Rows): Columns =>
  extent(rows, width, (row, at) => values[row * width + at] !== values[row * width]);

/** The columns in which rows of equal number differ; where their number differs, those that hold something. */
function columns(before: Pixels, after: Pixels, band: Band): Columns {
  const { width } = after;
  const down = band.before.top - band.after.top;
  if (band.before.bottom - band.after.bottom === down)
    return extent(
      band.after,
      width,
      (row, at) => before.values[(row + down) * width + at] !== after.values[row * width + at],
    );
  const [one, other] = [inked(before, band.before), inked(after, band.after)];
  return { left: Math.min(one.left, other.left), right: Math.max(one.right, other.right) };
}

/** Narrower cuts would tell nothing, wider ones are no gain. */
const NARROWEST = 480;

/** What to cut out sideways, so that letters keep their size on a reader’s screen. */
function cutOf(marks: readonly Columns[], width: number): Columns {
  const [start, end] = [
    Math.min(...marks.map(({ left }) => left)),
    Math.max(...marks.map(({ right }) => right)),
  ];
  const wanted = Math.max(NARROWEST, end - start + 2 * AROUND);
  if (wanted > width * 0.72) return { left: 0, right: width };
  const left = Math.round(Math.min(Math.max(0, (start + end - wanted) / 2), width - wanted));
  return { left, right: left + wanted };
}

const AIR = 6;
const MARKS = { before: '#c2410c', after: '#0f766e' };

type Box = Rows & Columns;

interface Part {
  readonly cut: Box;
  /** What differs in it. */
  readonly marks: readonly Box[];
  readonly color: string;
}

/** Frames around what differs, as a drawing to lay over a part. */
function frames({ marks, cut, color }: Part): Buffer {
  const [width, height] = [cut.right - cut.left, cut.bottom - cut.top];
  const shapes = marks.map((mark) => {
    const [x, y] = [Math.max(2, mark.left - cut.left - AIR), Math.max(2, mark.top - cut.top - AIR)];
    const right = Math.min(width - 2, mark.right - cut.left + AIR);
    const end = Math.min(height - 2, mark.bottom - cut.top + AIR);
    return `<rect x="${x}" y="${y}" width="${Math.max(2, right - x)}" height="${Math.max(2, end - y)}" rx="4" fill="${color}" fill-opacity="0.06" stroke="${color}" stroke-width="2"/>`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes.join('')}</svg>`,
  );
}

/** The most rows that a WebP picture may have. */
const MOST_ROWS = 16_383;

/** Saves a picture, or what is cut out of it, with frames around its marks. */
async function save(pixels: Pixels, out: string, name: string, part?: Part): Promise<Shot> {
  const whole = { left: 0, right: pixels.width, top: 0, bottom: pixels.height };
  const { left, right, top, bottom } = part?.cut ?? whole;
  const [width, height] = [right - left, bottom - top];
  const image = part
    ? sharp(pixels.png)
        .extract({ left, top, width, height })
        .composite([{ input: frames(part) }])
    : sharp(pixels.png);
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
    const found = joinBands(bands.filter(isIn), 24, 12).map((band) => ({
      band,
      ...columns(before, after, band),
    }));
    // More or less empty room needs no frame where something else tells why.
    const inky = found.filter(({ left, right }) => right > left);
    const inner = inky.length > 0 ? inky : found.map(({ band }) => ({ band, left: 0, right: after.width }));
    const across = cutOf(inner, Math.min(before.width, after.width));
    const side = (key: 'before' | 'after', pixels: Pixels) => {
      const cut = { ...widened(part[key], AROUND, pixels.height), ...across };
      const marks = inner.map(({ band, left, right }) => ({ ...band[key], left, right }));
      return save(pixels, out, `${name}-${index + 1}-${key}`, { cut, marks, color: MARKS[key] });
    };
    parts.push({
      top: { before: part.before.top, after: part.after.top },
      before: await side('before', before),
      after: await side('after', after),
    });
  }
  return { width, full: await whole(), parts };
}
