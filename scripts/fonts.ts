import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { parseOptions } from '../src/command/options.ts';
import { root } from '../src/command/root.ts';

/** Printable Latin-1, the punctuation that typesetters use, arrows and a few signs of money and mathematics. */
const LATIN = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)),
  ...Array.from({ length: 0x100 - 0xa0 }, (_, i) => String.fromCharCode(0xa0 + i)),
  ...'ŒœŠšŽž‐‑–—‘’‚“”„†•…‹›€™−×÷∞≈≤≥←→↑↓',
].join('');

/** The letters, signs, digits and stops of Hindi; what joins them, the fonts bring along. */
const DEVANAGARI = [
  ...Array.from({ length: 0x80 }, (_, i) => String.fromCharCode(0x900 + i)),
  ...'\u200c\u200d\u25cc₹',
].join('');

const SANS = 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari';
const SERIF = 'noto-serif-devanagari/files/noto-serif-devanagari-devanagari';
const WEIGHTS = { min: 400, max: 700 };

/** Of the packages that hold whole fonts, the file, and what is cut from it: its name, its letters, its axes. */
const JOBS = [
  ['fraunces/files/fraunces-latin-opsz', 'fraunces', LATIN, { wght: WEIGHTS, opsz: 72 }],
  ['inter/files/inter-latin-wght', 'inter', LATIN, { wght: WEIGHTS }],
  ['inter/files/inter-latin-ext-wght', 'inter-rupee', '₹', { wght: WEIGHTS }],
  ['fraunces/files/fraunces-latin-ext-opsz', 'fraunces-rupee', '₹', { wght: WEIGHTS, opsz: 72 }],
  [`${SANS}-wght`, 'noto-sans-devanagari', DEVANAGARI, { wght: WEIGHTS }],
  [`${SERIF}-wght`, 'noto-serif-devanagari', DEVANAGARI, { wght: 560 }],
  // A page in another language shows this one word: it need not fetch the script's whole font for it.
  [`${SANS}-wght`, 'language-names', 'हिन्दी', { wght: WEIGHTS }],
] as const;

/** Cuts the shipped site's font files from the packages that hold them whole. */
export async function main(args: string[]): Promise<number> {
  parseOptions(args, {});
  const target = join(root, 'site-config', 'public', 'fonts');
  await mkdir(target, { recursive: true });
  for (const [from, name, text, variationAxes] of JOBS) {
    const source = await readFile(join(root, 'node_modules/@fontsource-variable', `${from}-normal.woff2`));
    const font = await subsetFont(source, text, {
      targetFormat: 'woff2',
      variationAxes,
      preserveNameIds: [0, 13, 14],
    });
    await writeFile(join(target, `${name}.woff2`), font);
    process.stdout.write(`${name}.woff2  ${font.length} bytes\n`);
  }
  return 0;
}
