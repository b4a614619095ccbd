import sharp from 'sharp';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { firstPage } from '../../src/build/first-page.ts';

const SHEET = { width: 48, height: 68 };

/** Two pages, the first of them red, or with what `paint` draws. */
function pdf(width: number, height: number, paint = `1 0 0 rg 0 0 ${width} ${height} re f`): Uint8Array {
  const font = '<< /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>';
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}]`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
    `${page} /Contents 5 0 R /Resources ${font} >>`,
    `${page} >>`,
    `<< /Length ${paint.length} >> stream\n${paint}\nendstream`,
  ];
  const body = objects.map((object, i) => `${i + 1} 0 obj ${object} endobj`).join('\n');
  return Buffer.from(`%PDF-1.4\n${body}\ntrailer << /Root 1 0 R /Size 6 >>\n%%EOF\n`);
}

async function pixels(document: Uint8Array): Promise<(x: number, y: number) => string> {
  const png = await firstPage(document, '/a.pdf', SHEET.width, SHEET.height);
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([SHEET.width, SHEET.height]);
  return (x, y) => data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3).toString('hex');
}

describe('the picture of a document', () => {
  it('is its first page, whole and in the middle of a white sheet', async () => {
    const at = await pixels(pdf(400, 200));
    expect([at(24, 34), at(1, 34), at(46, 34)]).toEqual(['ff0000', 'ff0000', 'ff0000']);
    expect([at(24, 2), at(24, 65)]).toEqual(['ffffff', 'ffffff']);
  });

  it('has type of the same outlines under every Node: the library would halve their numbers where that can', async () => {
    const halved = vi.fn();
    vi.stubGlobal('Float16Array', halved);
    onTestFinished(() => void vi.unstubAllGlobals());
    const at = await pixels(pdf(SHEET.width, SHEET.height, 'BT /F 68 Tf 0 5 Td (H) Tj ET'));
    expect([at(8, 34), at(24, 20)]).toEqual(['000000', 'ffffff']);
    expect(halved).not.toHaveBeenCalled();
  });

  it('is drawn where paths have backslashes', async () => {
    vi.doMock('node:path', async (original) => (await original<typeof import('node:path')>()).win32);
    // A module of its own, which leaves the shared one as it is.
    const module = '../../src/build/first-page.ts?windows';
    const onWindows: { firstPage: typeof firstPage } = await import(module);
    vi.doUnmock('node:path');
    const png = await onWindows.firstPage(pdf(400, 200), '/a.pdf', SHEET.width, SHEET.height);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
  });

  it('of a file that is no document is refused by its name', async () => {
    await expect(firstPage(Buffer.from('%PDF-1.7 cut off'), '/documents/a.pdf', 10, 10)).rejects.toThrow(
      /^“public\/documents\/a\.pdf”: its first page cannot be drawn \(.+\)\.$/,
    );
  });
});
