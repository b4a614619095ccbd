import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font as FontType, Buffer as LineType } from 'harfbuzzjs';

/** Opens fonts and sets texts, as a browser does. The shaper is a module that others wait for, so it is loaded when it is asked for. */
export async function openShaper() {
  const { Blob, Face, Font, Buffer: Line, shape } = await import('harfbuzzjs');
  return {
    /** A font as the shaper reads it. @param font uncompressed */
    openFont: (font: Uint8Array) => new Font(new Face(new Blob(Uint8Array.from(font)))),
    /** Sets a text. @param onStep is told the glyphs before and after each rule of the font */
    setText(
      font: FontType,
      text: string,
      language = 'hi',
      onStep?: (glyphs: readonly number[]) => void,
    ): LineType {
      const line = new Line();
      line.addText(text);
      line.guessSegmentProperties();
      line.setLanguage(language);
      const glyphs = () => line.getGlyphInfos().map(({ codepoint }) => codepoint);
      if (onStep)
        line.setMessageFunc((_line, _font, message) => {
          if (/^(start|end) (table|lookup)/.test(message)) onStep(glyphs());
          return true;
        });
      shape(font, line);
      return line;
    },
  };
}

const NO_LAYOUT_CLOSURE = 0x200;
const NAMES = 4;
const LAYOUT_FEATURES = 6;

/**
 * Cuts a font down to the glyphs that the texts are set with, those on the way to them included, and the rules between
 * these. What else may be written of the same letters is set without the ligatures that are missing.
 * @param font uncompressed
 * @returns the font, uncompressed
 */
export async function cutGlyphs(
  font: Uint8Array,
  letters: string,
  texts: Iterable<string>,
  languages: readonly string[] = ['hi'],
): Promise<Buffer> {
  const glyphs = new Set<number>();
  const { openFont, setText } = await openShaper();
  const whole = openFont(font);
  for (const text of texts)
    for (const language of languages)
      setText(whole, text, language, (step) => {
        for (const glyph of step) glyphs.add(glyph);
      });
  const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
  const { exports } = (await WebAssembly.instantiate(await readFile(file))).instance;
  const call = (name: string, ...values: number[]): number => {
    const found = exports[name];
    if (typeof found !== 'function') throw new Error(`HarfBuzz has no ${name}.`);
    return Number(found(...values));
  };
  const { memory } = exports;
  if (!(memory instanceof WebAssembly.Memory)) throw new Error('HarfBuzz has no memory.');
  call('_initialize');
  const at = call('malloc', font.length);
  new Uint8Array(memory.buffer).set(font, at);
  const face = call('hb_face_create', call('hb_blob_create', at, font.length, 0, 0, 0), 0);
  const input = call('hb_subset_input_create_or_fail');
  call('hb_subset_input_set_flags', input, NO_LAYOUT_CLOSURE);
  for (const kind of [NAMES, LAYOUT_FEATURES]) {
    call('hb_set_clear', call('hb_subset_input_set', input, kind));
    call('hb_set_invert', call('hb_subset_input_set', input, kind));
  }
  const unicodes = call('hb_subset_input_unicode_set', input);
  for (const letter of letters) call('hb_set_add', unicodes, letter.codePointAt(0) ?? 0);
  const wanted = call('hb_subset_input_glyph_set', input);
  for (const glyph of glyphs) call('hb_set_add', wanted, glyph);
  const blob = call('hb_face_reference_blob', call('hb_subset_or_fail', face, input));
  const start = call('hb_blob_get_data', blob, 0);
  return Buffer.from(memory.buffer.slice(start, start + call('hb_blob_get_length', blob)));
}
