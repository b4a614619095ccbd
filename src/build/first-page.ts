import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Canvas } from '@napi-rs/canvas';
import { UsageError } from '../command/options.ts';

// The library takes folders that end in a slash alone, on Windows too.
const folderOf = (name: string) =>
  `${dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))}/${name}/`;

/** The library's types want the browser's element; what it uses of it, this one has. */
const asElement = (canvas: Canvas) => canvas as unknown as HTMLCanvasElement;

/**
 * Draws the first page of a PDF document, whole and in the middle of a white sheet.
 * @param width pixels, like `height`
 * @returns PNG bytes
 * @throws UsageError where the document cannot be opened, naming `file`
 */
export async function firstPage(
  bytes: Uint8Array,
  file: string,
  width: number,
  height: number,
): Promise<Buffer> {
  // With Node's own, from 24 on, the library keeps the numbers of outlines to three figures.
  Object.assign(globalThis, { Float16Array: Float32Array });
  const [{ getDocument, VerbosityLevel }, { createCanvas }] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    import('@napi-rs/canvas'),
  ]);
  const task = getDocument({
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    // Type is drawn as outlines: nothing on this machine changes what comes out.
    disableFontFace: true,
    useSystemFonts: false,
    standardFontDataUrl: folderOf('standard_fonts'),
    cMapUrl: folderOf('cmaps'),
    cMapPacked: true,
  });
  try {
    const page = await (await task.promise).getPage(1);
    const full = page.getViewport({ scale: 1 });
    const scale = Math.min(width / full.width, height / full.height);
    const viewport = page.getViewport({
      scale,
      offsetX: (width - full.width * scale) / 2,
      offsetY: (height - full.height * scale) / 2,
    });
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
    await page.render({ canvas: asElement(canvas), viewport, background: 'transparent' }).promise;
    return canvas.toBuffer('image/png');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`“public${file}”: its first page cannot be drawn (${reason}).`);
  } finally {
    await task.destroy();
  }
}
