import fontkit from '@pdf-lib/fontkit';
import { type PDFDocument, type PDFFont, PDFName } from 'pdf-lib';
import subsetFont from 'subset-font';
import type { Mark } from './marks.ts';
import { partFor, type Typefaces } from './typefaces.ts';

/** A font as it lies in the file: only the characters that the pages use. */
export type Ink = {
  readonly name: PDFName;
  readonly font: PDFFont;
  /** The character's number in the embedded font, as four hexadecimal figures. */
  readonly code: (char: string) => string;
  /** Its width in the embedded font, in thousandths. */
  readonly width: (char: string) => number;
};

export type Inks = ReadonlyMap<string, Ink>;

/** Which embedded font a character of a face is drawn with. */
export function inkKey(faces: Typefaces, face: keyof Typefaces, char: string): string {
  return `${face}-${partFor(faces[face], char).set}`;
}

/** Embeds what the pages need of every face. */
export async function embedInks(
  pdf: PDFDocument,
  faces: Typefaces,
  pages: readonly (readonly Mark[])[],
): Promise<Inks> {
  const used = new Map<string, { bytes: Uint8Array; chars: Set<string> }>();
  for (const mark of pages.flat()) {
    if (mark.kind !== 'text') continue;
    for (const { char } of mark.glyphs) {
      const key = inkKey(faces, mark.face, char);
      const { bytes, tail } = partFor(faces[mark.face], char);
      const entry = used.get(key) ?? { bytes, chars: new Set([tail]) };
      entry.chars.add(char);
      used.set(key, entry);
    }
  }
  const inks = new Map<string, Ink>();
  for (const [key, { bytes, chars }] of [...used].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const dropTables = ['GPOS', 'GSUB', 'GDEF', 'STAT'];
    const cut = await subsetFont(bytes, [...chars].sort().join(''), {
      targetFormat: 'truetype',
      noHinting: true,
      dropTables,
    });
    const metrics = fontkit.create(cut);
    const glyph = (char: string) => metrics.glyphForCodePoint(char.codePointAt(0) ?? 0);
    inks.set(key, {
      name: PDFName.of(key),
      font: await pdf.embedFont(cut, { subset: false, customName: `CUT-${key}` }),
      code: (char) => glyph(char).id.toString(16).padStart(4, '0'),
      width: (char) => (glyph(char).advanceWidth * 1000) / metrics.unitsPerEm,
    });
  }
  return inks;
}
