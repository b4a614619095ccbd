import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fontkit, { type Font } from '@pdf-lib/fontkit';
import subsetFont from 'subset-font';
import type { Glyph } from './marks.ts';
import { DocumentError } from './read-json.ts';

/** The cuts that the documents are set in: a file of the font packages and where on its axes the cut lies. */
const FACES = {
  display: { file: 'fraunces/files/fraunces-SET-opsz-normal.woff2', axes: { wght: 470, opsz: 72 } },
  heading: { file: 'fraunces/files/fraunces-SET-opsz-normal.woff2', axes: { wght: 560, opsz: 30 } },
  italic: { file: 'fraunces/files/fraunces-SET-opsz-italic.woff2', axes: { wght: 400, opsz: 24 } },
  text: { file: 'inter/files/inter-SET-wght-normal.woff2', axes: { wght: 400 } },
  strong: { file: 'inter/files/inter-SET-wght-normal.woff2', axes: { wght: 600 } },
} as const;

/** The rupee sign stands in the second file. */
const SETS = ['latin', 'latin-ext'] as const;
const CHARACTERS = `${String.fromCharCode(
  ...Array.from({ length: 0x17f - 0x20 }, (_, index) => 0x20 + index).filter(
    (code) => code < 0x7f || code > 0x9f,
  ),
)}‐‑–—‘’‚“”„†•…‹›€™₹−×÷`;

export type FaceName = keyof typeof FACES;
type Part = {
  /** The last character in the order of the font that is not blank: fontkit cannot read a font that ends in a blank. */
  readonly tail: string;
  readonly set: (typeof SETS)[number];
  readonly font: Font;
  readonly bytes: Uint8Array;
};
export type Typeface = { readonly name: FaceName; readonly parts: readonly Part[] };
export type Typefaces = { readonly [K in FaceName]: Typeface };

function tailOf(font: Font): string {
  const glyphs = font.characterSet.map((code) => ({ code, glyph: font.glyphForCodePoint(code) }));
  const last = glyphs.sort((a, b) => b.glyph.id - a.glyph.id).find(({ glyph }) => glyph.path.toSVG() !== '');
  return last ? String.fromCodePoint(last.code) : '';
}

async function cut(fonts: string, name: FaceName): Promise<Typeface> {
  const { file, axes } = FACES[name];
  const parts = SETS.map(async (set): Promise<Part> => {
    const source = await readFile(join(fonts, file.replace('SET', set)));
    const options = {
      targetFormat: 'truetype',
      variationAxes: axes,
      keepFeatures: ['kern'],
      noHinting: true,
    } as const;
    const bytes = await subsetFont(source, CHARACTERS, options);
    const font = fontkit.create(bytes);
    return { set, bytes, font, tail: tailOf(font) };
  });
  return { name, parts: await Promise.all(parts) };
}

/** Cuts the documents' static fonts from the variable ones in `node_modules/@fontsource-variable`. */
export async function cutTypefaces(fonts: string): Promise<Typefaces> {
  return {
    display: await cut(fonts, 'display'),
    heading: await cut(fonts, 'heading'),
    italic: await cut(fonts, 'italic'),
    text: await cut(fonts, 'text'),
    strong: await cut(fonts, 'strong'),
  };
}

/** The part of the face that has the character. */
export function partFor(face: Typeface, char: string): Part {
  const code = char.codePointAt(0) ?? 0;
  const part = face.parts.find(({ font }) => font.hasGlyphForCodePoint(code));
  if (part) return part;
  throw new DocumentError(
    `the fonts have no “${char}” (U+${code.toString(16).toUpperCase().padStart(4, '0')})`,
  );
}

const shaped = new WeakMap<Typeface, Map<string, readonly Glyph[]>>();

/** Sets a text in a face, with its kerning; a run in another part of the face is kerned by itself. */
export function shape(face: Typeface, text: string): readonly Glyph[] {
  const cache = shaped.get(face) ?? new Map<string, readonly Glyph[]>();
  shaped.set(face, cache);
  const known = cache.get(text);
  if (known) return known;
  const glyphs: Glyph[] = [];
  const chars = [...text];
  for (let from = 0; from < chars.length; ) {
    const part = partFor(face, chars[from] ?? '');
    let to = from + 1;
    while (to < chars.length && partFor(face, chars[to] ?? '') === part) to += 1;
    const run = chars.slice(from, to);
    const { positions } = part.font.layout(run.join(''));
    if (positions.length !== run.length) throw new DocumentError(`“${text}” cannot be set letter by letter`);
    const scale = 1000 / part.font.unitsPerEm;
    run.forEach((char, index) => {
      glyphs.push({ char, advance: Math.round((positions[index]?.xAdvance ?? 0) * scale) });
    });
    from = to;
  }
  cache.set(text, glyphs);
  return glyphs;
}
