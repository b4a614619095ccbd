import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { root } from '../../src/command/root.ts';
import { cutGlyphs, openShaper } from '../../src/generate/cut-glyphs.ts';
import { JOINS } from '../../src/generate/shipped-fonts.ts';

const fonts = join(root, 'site-config/public/fonts');
const open = async (name: string) =>
  subsetFont(await readFile(join(fonts, `${name}.woff2`)), '', {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
  });

/** Where each glyph of a text stands, and how wide it is. */
const { openFont, setText } = await openShaper();

const placesOf = (font: ReturnType<typeof openFont>, text: string, language?: string) =>
  setText(font, text, language)
    .getGlyphPositions()
    .map(({ xAdvance, xOffset, yOffset }) => [xAdvance, xOffset, yOffset]);

it.each(['sans', 'serif'])(
  'the %s of Hindi joins what Hindi and Marathi join as the whole font does (npm run fonts)',
  async (kind) => {
    const marathi = ['दुसऱ्या', 'वार\u093c्यावर', 'कऱ्हाड', 'वर्\u200dष'];
    const words = [...marathi, ...JOINS].flatMap((join) => [join, `${join}ि`, `${join}ों`]);
    const whole = openFont(await open(`noto-${kind}-devanagari`));
    const cut = openFont(await open(`noto-${kind}-devanagari-hindi`));
    const differs = (word: string) => `${placesOf(whole, word)}` !== `${placesOf(cut, word)}`;
    expect(words.filter(differs)).toEqual([]);
  },
);

it('keeps the joins of its texts alone, and the letters of others', async () => {
  const whole = await open('noto-serif-devanagari');
  const cut = openFont(await cutGlyphs(whole, 'क्षतर', ['क्ष']));
  expect(placesOf(cut, 'क्ष')).toEqual(placesOf(openFont(whole), 'क्ष'));
  expect(placesOf(cut, 'क्ष')).toHaveLength(1);
  expect(placesOf(openFont(whole), 'त्र')).toHaveLength(1);
  expect(placesOf(cut, 'त्र')).toHaveLength(3);
});

it('keeps the shapes of its languages', async () => {
  const whole = await open('noto-serif-devanagari');
  const cut = openFont(await cutGlyphs(whole, 'ल', ['ल'], ['hi', 'mr']));
  const glyphs = ['hi', 'mr', 'ne'].map(
    (language) => setText(cut, 'ल', language).getGlyphInfos()[0]?.codepoint,
  );
  expect(new Set(glyphs).size).toBe(2);
  expect(glyphs[0]).toBe(glyphs[2]);
});
