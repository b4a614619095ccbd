import type { MediaFile } from '../site/input.ts';

/** A picture that the build makes from a file below `public/`. */
export interface DerivedPicture {
  readonly address: string;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** Widths in pixels in which photographs are served; a smaller one is served in its own width too. */
const WIDTHS = [320, 640, 960, 1280, 1920];
/** Pixels to a side: WebP has no more. */
const MOST = 16_383;
/** The first page of a document stands in a sheet of A4, whatever its own shape. */
const SHEET = { width: 480, height: 679 };
/** Sharp on dense screens, light on others. */
const SHEET_SCALES = [0.5, 1, 2];

const end = (file: string) => file.slice(file.lastIndexOf('.') + 1);
const addressOf = (file: string, hash: string, width: number) =>
  `/media${file.slice(0, file.lastIndexOf('.'))}.${hash}-${width}.webp`;

/**
 * A photograph in the widths that screens ask for; none for drawings, which fit every width, for moving pictures, and for
 * what is too high.
 */
export function resizedPictures(file: string, { size, moving, hash }: MediaFile): readonly DerivedPicture[] {
  if (!size || moving || !/^(png|jpe?g|webp|avif)$/.test(end(file))) return [];
  const widest = Math.min(size.width, WIDTHS.at(-1) ?? 0);
  const widths = [...WIDTHS.filter((width) => width < widest), widest];
  const heightAt = (width: number) => Math.round((size.height * width) / size.width);
  if (heightAt(widest) > MOST) return [];
  return widths.map((width) => ({ address: addressOf(file, hash, width), width, height: heightAt(width) }));
}

/** The first page of a PDF document, in three sizes. */
export function firstPagePictures(file: string, { hash }: MediaFile): readonly DerivedPicture[] {
  if (end(file) !== 'pdf') return [];
  return SHEET_SCALES.map((scale) => ({
    address: addressOf(file, hash, SHEET.width * scale),
    width: Math.round(SHEET.width * scale),
    height: Math.round(SHEET.height * scale),
  }));
}
