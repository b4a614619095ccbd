import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from '../command/root.ts';
import { filesBelow } from '../ground/files-below.ts';
import type { Theme } from '../model/content.gen.ts';
import { cutGlyphs } from './cut-glyphs.ts';

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCharCode(first + i)).join('');

/** ASCII, the punctuation that typesetters use, arrows and a few signs of mathematics: what nearly every page needs. */
const LATIN = `${range(0x20, 0x7e)}\u00a0©·×÷‐‑–—‘’“”•…−≈≤≥←→↑↓`;

/** The rest of Latin-1 and some more: few pages have any of it. */
const MORE = [...`${range(0xa1, 0xff)}ŒœŠšŽž‚„†‹›€™∞`].filter((char) => !LATIN.includes(char)).join('');

/** All letters, signs, digits and stops of the script; what joins them, the fonts bring along. */
const DEVANAGARI = `${range(0x900, 0x97f)}\u200c\u200d\u25cc₹`;

/**
 * The letters, signs and stops of Hindi as it is written today; those with a dot below in either way of writing them. With them the
 * ऱ of Marathi: where a font lacks it, browsers make it of र and the dot, and ask no other.
 */
const HINDI =
  'ँंःअआइईउऊऋऍएऐऑओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरऱलवशषसह़ािीुूृॅेैॉोौ्ॐ।॥॰\u0958\u0959\u095a\u095b\u095c\u095d\u095e\u200c\u200d\u25cc';

const WORD = /[\u0900-\u0963\u0970\u200c\u200d]+/g;

/** Each letter that is written half before another. */
const HALF = ('कखगघचजझणतथधनपफबभमयऱलवशषस\u0958\u0959\u095a\u095b\u095e'.normalize().match(/.़?/g) ?? []).map(
  (letter) => `${letter}्क`,
);

/** What Hindi joins, and the ऱ of Marathi, whichever words a site has: a text that is new tomorrow is set well with today's fonts. */
export const JOINS = [
  'क्क क्ट क्ट्र क्ड क्त क्य क्र क्ल क्व क्श क्ष क्ष्ण क्ष्म क्ष्य क्स ख्त ख्य ख्व ग्ग ग्ध ग्न',
  'ग्म ग्य ग्र ग्ल ग्व ग्स घ्न घ्र च्च च्छ च्य ज्ज ज्ञ ज्य ज्र ज्व ट्ट ट्ठ ट्य ट्र ट्व ट्स ठ्य',
  'ड्ड ड्ढ ड्य ड्र ड्स ढ्य ण्ट ण्ठ ण्ड ण्ण ण्य त्क त्क्र त्त त्त्व त्थ त्न त्प त्प्र त्म त्य',
  'त्र त्व त्स त्स्य थ्य थ्र द्ग द्घ द्द द्ध द्भ द्म द्य द्र द्व द्व्य ध्य ध्र ध्व न्क न्ट',
  'न्ट्र न्ड न्ड्र न्त न्त्र न्थ न्द न्द्र न्ध न्ध्र न्न न्म न्य न्व न्स न्स्ट न्ह प्ट प्त प्न',
  'प्प प्य प्र प्ल प्स फ्र ब्द ब्ध ब्ब ब्य ब्र ब्ल भ्य भ्र म्न म्प म्ब म्भ म्म म्य म्र म्ल म्ह',
  'य्य र्क र्ख र्ग र्घ र्च र्छ र्ज र्ट र्ट्स र्ड र्ण र्त र्त्य र्थ र्थ्य र्द र्द्ध र्ध र्ध्व',
  'र्न र्प र्फ र्ब र्भ र्म र्य र्ल र्व र्श र्ष र्स र्ह ल्क ल्ट ल्ड ल्थ ल्द ल्प ल्फ ल्म ल्य ल्ल',
  'ल्व ल्स व्य व्र श्क श्च श्त श्न श्म श्य श्र श्ल श्व ष्क ष्ट ष्ट्र ष्ठ ष्ण ष्प ष्म ष्य स्क',
  'स्क्र स्ट स्ट्र स्त स्त्र स्थ स्न स्प स्प्र स्फ स्म स्य स्र स्ल स्व स्स ह्न ह्म ह्य ह्र ह्ल',
  'ह्व ऱ्य ऱ्ह र्\u200dय र्\u200dह',
].flatMap((line) => line.split(' '));

const SANS = 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght';
const SERIF = 'noto-serif-devanagari/files/noto-serif-devanagari-devanagari-wght';
const WEIGHTS = { min: 400, max: 700 };
const TEXT = { wght: WEIGHTS };
const HEADING = { wght: WEIGHTS, opsz: 72 };

/** Of the packages that hold whole fonts, the file, and what is cut from it: its name, its letters, its axes. */
export const FONTS = [
  ['fraunces/files/fraunces-latin-opsz', 'fraunces', LATIN, HEADING],
  ['fraunces/files/fraunces-latin-opsz', 'fraunces-more', MORE, HEADING],
  ['fraunces/files/fraunces-latin-ext-opsz', 'fraunces-rupee', '₹', HEADING],
  ['inter/files/inter-latin-wght', 'inter', LATIN, TEXT],
  ['inter/files/inter-latin-wght', 'inter-more', MORE, TEXT],
  ['inter/files/inter-latin-ext-wght', 'inter-rupee', '₹', TEXT],
  [SANS, 'noto-sans-devanagari', DEVANAGARI, TEXT],
  [SERIF, 'noto-serif-devanagari', DEVANAGARI, { wght: 560 }],
  [SANS, 'noto-sans-devanagari-hindi', HINDI, TEXT],
  [SERIF, 'noto-serif-devanagari-hindi', HINDI, { wght: 560 }],
  // A page in another language shows this one word: it need not fetch the script's whole font for it.
  [SANS, 'language-names', 'हिन्दी', TEXT],
] as const;

/** Features that are on by default, and those that the styles ask for; contextual alternates are a fifth of Inter and are left out. */
const LATIN_FEATURES = 'ccmp kern liga locl mark mkmk rvrn tnum lnum cv11 ss03'.split(' ');

/**
 * What is joined in the site's words and in dates; other words join the halves, or show the sign that joins. With the languages
 * whose pages fetch the fonts of Hindi ahead, since some have shapes of their own.
 */
export async function hindiTexts() {
  const folder = join(root, 'site-config');
  const paths = (await filesBelow(folder)).filter((path) => path.endsWith('.json'));
  const files = paths.map((path) => readFile(join(folder, path), 'utf8'));
  const { fonts }: Theme = JSON.parse(await readFile(join(folder, 'theme.json'), 'utf8'));
  const ahead = fonts.flatMap(({ src, locales = [] }) => (src.includes('-hindi.') ? locales : []));
  const languages = [...new Set(['hi', ...ahead])];
  const dates = languages.flatMap((language) => {
    const { format } = new Intl.DateTimeFormat(language, { dateStyle: 'full' });
    return Array.from({ length: 92 }, (_, i) => format(new Date(2026, 0, 1 + 4 * i)));
  });
  const words = [...(await Promise.all(files)), ...dates].flatMap((text) => text.match(WORD) ?? []);
  const texts = new Set([...HINDI, ...HALF, ...JOINS.flatMap((join) => [join, `${join}ि`]), ...words]);
  return { texts, languages };
}

/** A font of the site, cut from its whole one. */
export async function cutFont(
  source: Uint8Array,
  [from, , letters, variationAxes]: (typeof FONTS)[number],
  { texts, languages }: Awaited<ReturnType<typeof hindiTexts>>,
): Promise<Buffer> {
  const names = { preserveNameIds: [0, 13, 14] };
  const features = from.startsWith('noto') ? {} : { keepFeatures: LATIN_FEATURES };
  const cut = (targetFormat: 'woff2' | 'truetype') =>
    subsetFont(source, letters, { ...names, ...features, targetFormat, variationAxes });
  if (letters !== HINDI) return cut('woff2');
  const joined = await cutGlyphs(await cut('truetype'), letters, texts, languages);
  return subsetFont(joined, '', { ...names, targetFormat: 'woff2', keepAllGlyphs: true });
}
