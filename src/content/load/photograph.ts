import type { MediaFile } from '../site/input.ts';

/** What draws pictures takes no more pixels at once: what sharp's `limitInputPixels` is where nothing is said. */
const MOST = 0x3fff ** 2;

/** The size of a photograph as it is shown, in pixels, or why it has none. */
export async function readPhotograph(bytes: Buffer): Promise<Pick<MediaFile, 'size' | 'broken'>> {
  // Loaded only where it is needed: it takes long to start.
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: false })
    .metadata()
    .then(
      ({ autoOrient: size }) => {
        if (size.width * size.height <= MOST) return { size };
        const words = `is ${size.width} × ${size.height} pixels, more than can be drawn`;
        return { size: null, broken: { words, remedy: 'Save it with at most 2,000 pixels to a side.' } };
      },
      () => ({ size: null, broken: { words: 'cannot be read as a picture' } }),
    );
}
