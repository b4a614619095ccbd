import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { parseOptions } from '../src/command/options.ts';
import { root } from '../src/command/root.ts';
import { cutGlyphs } from '../src/generate/cut-glyphs.ts';
import { HINDI, hindiTexts } from '../src/generate/hindi-texts.ts';
import { filesBelow } from '../src/ground/files-below.ts';

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCharCode(first + i)).join('');

/** ASCII, the punctuation that typesetters use, arrows and a few signs of mathematics: what nearly every page needs. */
const LATIN = `${range(0x20, 0x7e)}\u00a0©·×÷‐‑–—‘’“”•…−≈≤≥←→↑↓`;

/** The rest of Latin-1 and some more: few pages have any of it. */
const MORE = [...`${range(0xa1, 0xff)}ŒœŠšŽž‚„†‹›€™∞`].filter((char) => !LATIN.includes(char)).join('');

/** All letters, signs, digits and stops of the script; what joins them, the fonts bring along. */
const DEVANAGARI = `${range(0x900, 0x97f)}\u200c\u200d\u25cc₹`;

const SANS = 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght';
const SERIF = 'noto-serif-devanagari/files/noto-serif-devanagari-devanagari-wght';
const WEIGHTS = { min: 400, max: 700 };
const TEXT = { wght: WEIGHTS };
const HEADING = { wght: WEIGHTS, opsz: 72 };

/** Of the packages that hold whole fonts, the file, and what is cut from it: its name, its letters, its axes. */
const JOBS = [
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

/** Features that are on by default, and those that the styles ask for; alternates that nobody asks for are left out. */
const LATIN_FEATURES = [
  'calt',
  'ccmp',
  'kern',
  'liga',
  'locl',
  'mark',
  'mkmk',
  'rvrn',
  'tnum',
  'lnum',
  'cv11',
  'ss03',
];

/** What the site says in Hindi now. */
async function siteTexts(): Promise<string[]> {
  const folder = join(root, 'site-config', 'locales', 'hi');
  return Promise.all((await filesBelow(folder)).map((file) => readFile(join(folder, file), 'utf8')));
}

/** Cuts the shipped site's font files from the packages that hold them whole. */
export async function main(args: string[]): Promise<number> {
  parseOptions(args, {});
  const target = join(root, 'site-config', 'public', 'fonts');
  const texts = hindiTexts(await siteTexts());
  await mkdir(target, { recursive: true });
  for (const [from, name, letters, variationAxes] of JOBS) {
    const source = await readFile(join(root, 'node_modules/@fontsource-variable', `${from}-normal.woff2`));
    const cut = { variationAxes, preserveNameIds: [0, 13, 14] };
    const isLatin = !from.startsWith('noto');
    const font =
      letters === HINDI
        ? await subsetFont(
            await cutGlyphs(
              await subsetFont(source, letters, { ...cut, targetFormat: 'truetype' }),
              letters,
              texts,
            ),
            '',
            { keepAllGlyphs: true, targetFormat: 'woff2' },
          )
        : await subsetFont(source, letters, {
            ...cut,
            targetFormat: 'woff2',
            ...(isLatin && { keepFeatures: LATIN_FEATURES }),
          });
    await writeFile(join(target, `${name}.woff2`), font);
    process.stdout.write(`${name}.woff2  ${font.length} bytes\n`);
  }
  return 0;
}
