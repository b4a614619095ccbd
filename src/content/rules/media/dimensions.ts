import { advice } from '../rule.ts';

/** Pixels. A narrower photograph is blurred on every screen; a larger one only costs memory. */
const LEAST = 320;
const MOST = 6000;

export const mediaDimensions = advice({
  says: 'Advice: the photograph is too small to be sharp, or larger than any screen.',
  wrong: 'a photograph 200 pixels wide',
  right: 'one 1,280 pixels wide',
  remedy: 'Save it in another size.',
  /** Drawings fit every size. */
  site: ({ index, media }) =>
    [...media].flatMap(([path, at]) => {
      const size = index.input.media.get(path)?.size;
      if (!size || path.endsWith('.svg')) return [];
      const { width, height } = size;
      if (width >= LEAST && Math.max(width, height) <= MOST) return [];
      const what =
        width < LEAST
          ? `only ${width} pixels wide and will look blurred. Use one of at least ${LEAST}, better 1,280`
          : `${width} × ${height} pixels, more than any screen shows. Save it with at most 2,000 to a side`;
      return { ...at, message: `“public${path}” is ${what}.` };
    }),
});
