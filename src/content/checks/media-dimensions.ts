import { warning } from '../diagnostics/diagnostic.ts';
import type { Check } from './check.ts';

/** Pixels. A narrower photograph is blurred on every screen; a larger one only costs memory. */
const LEAST = 320;
const MOST = 6000;

/** Photographs that are too small to be sharp, or larger than any screen. Drawings fit every size. */
export const mediaDimensions: Check = ({ index, media }) =>
  [...media].flatMap(([path, at]) => {
    const size = index.input.media.get(path)?.size;
    if (!size || path.endsWith('.svg')) return [];
    const { width, height } = size;
    if (width >= LEAST && Math.max(width, height) <= MOST) return [];
    const what =
      width < LEAST
        ? `only ${width} pixels wide and will look blurred. Use one of at least ${LEAST}, better 1,280`
        : `${width} × ${height} pixels, more than any screen shows. Save it with at most ${MOST} to a side`;
    return [warning('media/dimensions', at, `“public${path}” is ${what}.`)];
  });
